import "@fontsource-variable/fraunces/index.css";
import "@fontsource-variable/source-sans-3/index.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("salon");
if (target === null) throw new Error("index.html has no element #salon");

export default mount(App, { target });
