import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, localDate, wholeNumber } from './wire.ts';

/** The parts into which a website's cars are divided for search engines; those without cars are left out. */
export const sitemapParts = endpoint('sitemapParts', {
  summary: 'Parts of the sitemap of cars',
  access: 'public',
  status: 200,
  data: z.object({ parts: z.array(z.object({ part: id, changed_on: localDate })) }),
});

/** Cars of one part by id, at most 1000 a call; `next` is the `after` of the next one, null at the end. */
export const sitemapCars = endpoint('sitemapCars', {
  summary: 'Addresses of the cars of one part of the sitemap',
  access: 'public',
  status: 200,
  params: z.object({ part: wholeNumber(1, 200_000) }),
  query: z.object({ after: wholeNumber(0, 2_147_483_647).default(0) }),
  data: z.object({
    cars: z.array(z.object({ id, slug: z.string(), changed_on: localDate })),
    next: id.nullable(),
  }),
});
