import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { italyBox } from '@nolo/domain/places/italy.ts';
import { recordOf } from '@nolo/domain/records.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import type { Config } from '../../platform/config.ts';
import { rangesAround, type Place } from './gazetteer.ts';

/** Who knows streets and hotels. While it does not answer, there are none. */
export type Geocoder = { find(query: string, language: Language, limit: number): Promise<Place[]> };

const ANSWER_WITHIN_MS = 2_000;
/** Questions that wait for an answer at a time: a slow geocoder must not hold every place search. */
const MOST_AT_ONCE = 20;

const text = z.string().max(200);
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: text,
    osm_id: z.number().int(),
    name: text.optional(),
    street: text.optional(),
    housenumber: text.optional(),
    city: text.optional(),
    country: text.optional(),
  }),
});
/** GeoJSON as Photon answers; a feature of another shape is left out. */
const answer = z.object({ features: z.array(z.unknown()).max(50) });

/** The geocoder at `GEOCODER_URL`, which speaks Photon's API; null without one. */
export function geocoderOf(
  { GEOCODER_URL }: Pick<Config, 'GEOCODER_URL'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Geocoder | null {
  if (GEOCODER_URL === undefined) return null;
  const base = GEOCODER_URL.replace(/\/+$/, '');
  let waiting = 0;
  return {
    async find(query, language, limit) {
      if (waiting >= MOST_AT_ONCE) return [];
      waiting += 1;
      try {
        return await ask(base, query, language, limit);
      } catch (error) {
        log.warn({ err: error }, 'geocoder: no answer, only places of the gazetteer are found');
        return [];
      } finally {
        waiting -= 1;
      }
    },
  };
}

async function ask(base: string, q: string, language: Language, limit: number): Promise<Place[]> {
  const { lat, long } = italyBox;
  const query = new URLSearchParams({
    q,
    // Photon knows no Italian; what it calls 'default' are the names that are used there.
    lang: language === 'it' ? 'default' : language,
    limit: String(limit),
    bbox: [long[0], lat[0], long[1], lat[1]].join(','),
  });
  const reply = await fetch(`${base}/api?${query}`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  const { features } = answer.parse(await reply.json());
  return features.flatMap((one) => toPlace(feature.safeParse(one).data)).slice(0, limit);
}

function toPlace(found: z.output<typeof feature> | undefined): Place[] {
  if (found === undefined) return [];
  const [longitude, latitude] = found.geometry.coordinates;
  const { osm_type, osm_id, name, street, housenumber, city, country } = found.properties;
  const address = [street, housenumber].filter(Boolean).join(' ');
  const called = name ?? address;
  if (called === '') return [];
  const id = `osm-${osm_type}${osm_id}`.toLowerCase();
  const description = [...new Set([called, address, city, country])].filter(Boolean).join(', ');
  const words = { description, city: city ?? called };
  return [
    {
      id,
      kind: 'address',
      name: called,
      ...words,
      names: recordOf(languages, () => words),
      latitude,
      longitude,
      ...rangesAround({ latitude, longitude }, 'address'),
      slug: id,
    },
  ];
}
