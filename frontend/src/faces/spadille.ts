/** The ornament on the ace of spades, drawn in the colour of the card on the field of its pip. */

/** The right half of each line; the left is its mirror image. */
export const LINES = [
  "M0-41C5-27 38.5-11 38.5 13C38.5 25 30.5 33 23 33C14.5 33 8 29 6 23C5 19.5 7.5 17 10 18C12 19 12 21.5 10.5 22.5",
  "M1.5 17C9 13 7-3 16-7.5C25-11 32.5-1.5 28.5 6.5C25.5 12 17.5 11.5 17 5.5C17 2.5 20.5 1 22.5 4",
  "M2.5 46.5C5 47 8 47.5 11 47.5",
];

export const LEAVES =
  "M0-30C7-17 7-7 0 3C-7-7-7-17 0-30ZM0 6.5C4 10.5 4 15 0 20C-4 15-4 10.5 0 6.5ZM0-36A1.6 1.6 0 0 1 0-32.8A1.6 1.6 0 0 1 0-36Z" +
  "M15 17C21 14.5 27 16 31.5 21.5C25.5 25.5 18.5 24 15 17ZM-15 17C-21 14.5-27 16-31.5 21.5C-25.5 25.5-18.5 24-15 17Z" +
  "M9-11C10-17 14-20 20-20C19-14 15-11 9-11ZM-9-11C-10-17-14-20-20-20C-19-14-15-11-9-11Z";

/** The vein of the tall leaf, in the colour of the spade. */
export const VEIN = "M0-24V-2";
