import { bari, firenze, napoli } from './posters/centre-and-south.ts';
import { cagliari, catania, palermo } from './posters/islands.ts';
import { bologna, trieste, venezia, verona } from './posters/north-east.ts';
import { bergamo, genova, milano, torino } from './posters/north-west.ts';
import { frosinone, latina, rieti, roma, viterbo } from './posters/rome-and-lazio.ts';
import { height, width } from './posters/shapes.ts';
import { svgDocument } from './svg.ts';

const posters = {
  roma,
  milano,
  firenze,
  napoli,
  palermo,
  torino,
  bari,
  genova,
  verona,
  venezia,
  bologna,
  cagliari,
  trieste,
  bergamo,
  catania,
  latina,
  frosinone,
  viterbo,
  rieti,
} as const;

export type CitySlug = keyof typeof posters;

export const citySlugs = Object.keys(posters).filter((slug): slug is CitySlug => slug in posters);

/** A 1600 x 1000 view of the city, without any text in it. */
export function cityPoster(city: CitySlug): string {
  return svgDocument(width, height, posters[city](`city-${city}-`));
}
