/** Of one sitemap file (sitemaps.org). */
export const SITEMAP_MAX_ADDRESSES = 50_000;
/** Ids that one file of cars covers; each car is there once per language. */
export const SITEMAP_CARS = 10_000;
/** Cars read at a time while a file is written. */
export const SITEMAP_PAGE = 1_000;

/** Ids of the cars in file `part`, counted from 1: those after `after`, up to `last`. */
export function sitemapRange(part: number): { after: number; last: number } {
  return { after: (part - 1) * SITEMAP_CARS, last: part * SITEMAP_CARS };
}
