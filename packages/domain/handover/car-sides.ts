/** The outlines on which a damage is marked. */
export const carSides = ['front', 'back', 'left', 'right', 'top'] as const;
export type CarSide = (typeof carSides)[number];
