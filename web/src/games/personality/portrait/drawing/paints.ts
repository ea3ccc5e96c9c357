/** The colours of the pictures, which look the same by day and by night. */

export const PAPER = "#f6f0e4";
export const CARD = "#fffaf0";
export const INK = "#23211e";
export const SOFT = "#5e574c";
export const BRASS = "#b4862f";
export const BRIGHT = "#c99a3f";
export const GOLD = "#e9c877";
export const LINE = "#d9c9a3";
export const CREAM = "#f7ecd6";
export const VELVET = "#2a141a";
export const DRAPE = ["#3a0d17", "#6a1829", "#86263d", "#5b1424"] as const;
