/** The drawings of the games, all in one file: the home page shows them together. */

import type { Component } from "svelte";

export const previews = import.meta.glob<Component>("./*/Preview.svelte", { import: "default", eager: true });
