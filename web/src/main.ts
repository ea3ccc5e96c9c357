import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./shell/app/focus";
import { startNavigation } from "./shell/app/navigation.svelte";
import { startSettings } from "./shell/app/settings.svelte";
import { startTranslations } from "./shell/i18n/translations.svelte";

const target = document.getElementById("salon");
if (target === null) throw new Error("index.html has no element #salon");

startSettings();
startNavigation();
// No `await` here: other files of the page import from this one's, and would wait for it while it waits for them.
void startTranslations().then(() => {
  keepFocus(target);
  mount(App, { target });
});
