/**
 * The bundled map's data as it travels: lines are flat lists of whole-number steps (longitude, latitude
 * by turns, in 1/10,000 degree), a fifth of the size of GeoJSON.
 */
export type EncodedLine = number[];

export type BaseMapLabel = {
  kind: 'town' | 'landmark' | 'airport' | 'region' | 'country' | 'sea';
  /** 'Italian|English|French', or one name for all. */
  names: string;
  at: [longitude: number, latitude: number];
  /** Lower is more important. */
  rank: number;
};

export type BaseMapData = {
  attribution: string;
  /** Polygons: the outer ring, then its holes. Lakes are not holes of the land. */
  land: EncodedLine[][];
  lakes: EncodedLine[][];
  builtUp: EncodedLine[][];
  /** `names` as those of labels; empty where there is none. */
  rivers: { names: string; lines: EncodedLine[] }[];
  italianBorders: EncodedLine[];
  otherBorders: EncodedLine[];
  regionBorders: EncodedLine[];
  labels: BaseMapLabel[];
};

export const STEPS_PER_DEGREE = 10_000;
