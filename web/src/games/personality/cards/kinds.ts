/** A sign for each kind of card, drawn within a box of 24: a laurel, a crack, a loop, a curl, a flame. */

import type { Kind } from "@/generated/personality";

export const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  virtue: "M12 3L14.6 9.2L21 9.8L16.2 14L17.7 20.5L12 17L6.3 20.5L7.8 14L3 9.8L9.4 9.2Z",
  flaw: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M13 4L10 9L14 12L10.5 15.5L12.5 20",
  habit: "M6 9A7 7 0 0 1 18.5 10M18 15A7 7 0 0 1 5.5 14M18.5 5V10H13.5M5.5 19V14H10.5",
  quirk: "M12 12a1.8 1.8 0 0 1 3.4.6A3.8 3.8 0 0 1 8 13.6A6 6 0 0 1 18.5 9A8.4 8.4 0 0 1 12 21A9 9 0 0 1 3.5 11",
  dare: "M12 3C13 8 18 9.5 18 15A6 6 0 0 1 6 15C6 12 8 11 8.5 8.5C10.5 9.5 11 11 11 12.5C13 10.5 13 7 12 3Z",
};
