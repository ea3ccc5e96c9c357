/**
 * Personimo's drawings and positions without a server, for those who work on them: `npm run dev`, then
 * /src/games/personimo/gallery/index.html.
 */

import "@/theme/fonts.css";
import "@/theme/tokens.css";
import "@/theme/base.css";
import { mount } from "svelte";
import { loadTranslations, setLanguage, startTranslations } from "@/shell/i18n/translations.svelte";
import "../personimo.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("gallery");
if (target === null) throw new Error("The page has no element #gallery");

await startTranslations();
await setLanguage(location.search.includes("language=fr") ? "fr" : "en");
await Promise.all([loadTranslations("personimo"), loadTranslations("personimo/variants")]);

export default mount(Gallery, { target });
