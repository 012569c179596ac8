export const placeKinds = ['city', 'town', 'airport', 'region'] as const;
export type PlaceKind = (typeof placeKinds)[number];
