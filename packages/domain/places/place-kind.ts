export const placeKinds = [
  'city',
  'town',
  'airport',
  'region',
  'station',
  'port',
  'landmark',
  'address',
] as const;
export type PlaceKind = (typeof placeKinds)[number];
