/** The shapes of a mask, drawn around (0, 0) in a box of 130 × 150. The portrait's picture uses them too. */

export const MASK_BOX = "-65 -75 130 150";

export const FACE = "M0-56C24-66 57-57 57-22C57 14 38 50 0 66C-38 50-57 14-57-22C-57-57-24-66 0-56Z";
/** The half that lies in the shade, as if the paper were folded along the nose. */
export const SHADE = "M0-56C24-66 57-57 57-22C57 14 38 50 0 66Z";
export const LEFT_EYE = "M-46-9C-40-27-14-27-7-5C-15 8-38 10-46-9Z";
export const RIGHT_EYE = "M46-9C40-27 14-27 7-5C15 8 38 10 46-9Z";
export const NOSE = "M-3-4L-7 19Q0 26 7 19L3-4";
export const BROWS = "M-50-21C-40-37-18-38-6-20M50-21C40-37 18-38 6-20";
export const RIBBONS = "M-56-18C-64-8-60 10-66 22M56-18C64-8 60 10 66 22";
/** Where the centres of the eyes are. */
export const EYES = [
  [-26, -10],
  [26, -10],
] as const;
export const FOREHEAD = [0, -42] as const;
/** Where a bot wears the emblem of its persona. */
export const CHEEK = [-42, 42] as const;

/** The mouth says how much is at stake: closed, smiling, laughing. */
export const MOUTHS: Readonly<Record<number, string>> = {
  0: "M-15 38Q0 36 15 38",
  1: "M-15 38Q0 41 15 38",
  2: "M-20 34Q0 50 20 34Q0 43-20 34Z",
  3: "M-23 31Q0 37 23 31Q17 56 0 56Q-17 56-23 31Z",
};
