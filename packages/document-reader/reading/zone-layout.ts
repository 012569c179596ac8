/** Which characters can stand where in a machine-readable zone (ICAO Doc 9303 parts 4 and 5, data structure). */
export type ZoneFormat = 'TD1' | 'TD3';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NAME = `${LETTERS}<`;
const ANY = `${DIGITS}${LETTERS}<`;
const SEX = 'MF<';
const CHECK = `${DIGITS}<`;

/** Lengths of fields with what they may hold, line after line. */
const layouts: Readonly<Record<ZoneFormat, readonly (readonly (readonly [number, string])[])[]>> = {
  TD3: [
    [
      [1, 'P'],
      [43, NAME],
    ],
    [
      [9, ANY],
      [1, DIGITS],
      [3, NAME],
      [7, DIGITS],
      [1, SEX],
      [7, DIGITS],
      [14, ANY],
      [1, CHECK],
      [1, DIGITS],
    ],
  ],
  TD1: [
    [
      [1, 'ACI'],
      [4, NAME],
      [9, ANY],
      [1, CHECK],
      [15, ANY],
    ],
    [
      [7, DIGITS],
      [1, SEX],
      [7, DIGITS],
      [3, NAME],
      [11, ANY],
      [1, DIGITS],
    ],
    [[30, NAME]],
  ],
};

/** The alphabet of every place, line after line. */
export function zoneAlphabets(format: ZoneFormat): string[][] {
  return layouts[format].map((fields) =>
    fields.flatMap(([length, alphabet]) => Array<string>(length).fill(alphabet)),
  );
}

/** Letters and digits that differ little in print; only the other characters around them, or a check digit, tell. */
const TWINS = ['0OQD', '1I', '2Z', '5S', '6G', '8B'];

/** True when a reader may take one for the other without reading badly. */
export function areTwins(a: string, b: string): boolean {
  return TWINS.some((group) => group.includes(a) && group.includes(b));
}
