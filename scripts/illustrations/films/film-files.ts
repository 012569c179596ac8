import { join } from 'node:path';

/** Where `draw-films.ts` leaves the films and their first pictures: part of the pages. */
export const FILMS = join(import.meta.dirname, '..', '..', '..', 'web', 'features', 'content', 'films');
