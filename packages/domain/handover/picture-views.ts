/** What is photographed when a car is handed over or comes back, in the order in which somebody walks around it. */
export const handoverViews = [
  'front',
  'front_left',
  'left',
  'back_left',
  'back',
  'back_right',
  'right',
  'front_right',
  'dashboard',
  'interior',
  'boot',
] as const;
export type HandoverView = (typeof handoverViews)[number];

/** Pixels of the longest side that a telephone reduces a picture to before it hashes and sends it. */
export const HANDOVER_PICTURE_SIDE = 2048;

/** Pictures of one inspection, those of damages included. */
export const MOST_HANDOVER_PICTURES = 60;
