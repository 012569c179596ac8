import { firenze } from './posters/florence.ts';
import { cagliari, catania, palermo } from './posters/islands.ts';
import { frosinone, latina, rieti, viterbo } from './posters/lazio.ts';
import { bergamo, milano } from './posters/lombardy.ts';
import { bari, napoli } from './posters/naples-and-bari.ts';
import { genova, torino } from './posters/piedmont-and-liguria.ts';
import { roma } from './posters/rome.ts';
import { trieste, venezia } from './posters/venice-and-trieste.ts';
import { bologna, verona } from './posters/verona-and-bologna.ts';
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
