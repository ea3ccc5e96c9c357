/** The emblem of each persona, in lines around (0, 0) in a box of 24. A bot wears it on its mask. */

export const EMBLEMS: Readonly<Record<string, string>> = {
  baker: "M-9 7V0C-13-4-8-9-4-8H4C8-9 13-4 9 0V7ZM-3-4L-1 1M3-4L5 1",
  captain: "M0-4.5V9M-4.5-0.5H4.5M-9 2Q-8 9 0 9Q8 9 9 2M0-10A2.7 2.7 0 1 1 0-4.6A2.7 2.7 0 1 1 0-10Z",
  champion: "M-6-9H6V-3A6 6 0 0 1-6-3ZM0 3V8.5M-5 9H5M-6-7H-10A4 4 0 0 0-5.6-1M6-7H10A4 4 0 0 1 5.6-1",
  diva: "M-3 6V-7L8-10V3M-3 6A3 2.6 0 1 1-9 6A3 2.6 0 1 1-3 6ZM8 3A3 2.6 0 1 1 2 3A3 2.6 0 1 1 8 3Z",
  gardener: "M-9 10C-7 1-3-3 3-5M-6 4C-9-5-1-10 9-9C10 1 4 8-6 4Z",
  inventor: "M-3 4.5V3C-6 1-7-1-7-3A7 7 0 0 1 7-3C7-1 6 1 3 3V4.5ZM-3 8H3M-1.5-3L0 0L1.5-3",
  joker: "M-8 8H8L10-3C6-1 4-4 4-8C2-3-2-3-4-8C-4-4-6-1-10-3Z",
  judge: "M0-9V8.5M-5 9H5M-8-6H8M-8-6L-11 2H-5ZM8-6L5 2H11Z",
  knight: "M0-9.5L9-7C9 2 6 7 0 10C-6 7-9 2-9-7ZM0-9V10M-8.5-1H8.5",
  librarian: "M0-5C-3-8-7-8-10-7V6C-7 5-3 5 0 8C3 5 7 5 10 6V-7C7-8 3-8 0-5ZM0-5V8",
  merchant: "M-10 0A10 8.5 0 0 1 10 0ZM0-8.5V-10.5M0 0V7A2.6 2.6 0 0 0 5.2 7",
  sleeper: "M6 7A9 9 0 1 1-2-9A7.5 7.5 0 0 0 6 7ZM3-8H9L3-1H9",
};
