import type { Whereabouts } from '@nolo/contract/cars.ts';
import { directionsIn, locationAddress } from '@nolo/domain/rental/location-address.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { PICTURE_WIDTHS } from '../platform/image-store.ts';

/** A company's location as cars and bookings name it; without an id it is none of the company's. */
type NamedLocation = { id?: number | null | undefined; city: string };

/** How renters find a location now: what the company has corrected since counts for bookings of before, too. */
export async function findWhereabouts(
  connection: Connection,
  { id, city }: NamedLocation,
  language: Language,
): Promise<Whereabouts> {
  const row = await connection
    .selectFrom('company_location')
    .leftJoin('image', 'image.id', 'company_location.image_id')
    .select(['street', 'zip', 'city', 'directions', 'image.hash', 'image.width', 'image.height'])
    .where('company_location.id', '=', id ?? null)
    .executeTakeFirst();
  if (row === undefined) return { address: city, directions: null, picture: null };
  return {
    address: locationAddress(row),
    directions: directionsIn(row.directions, language),
    picture: locationPicture(row),
  };
}

type LocationImage = { hash: string | null; width: number | null; height: number | null };

export function locationPicture({ hash, width, height }: LocationImage): Whereabouts['picture'] {
  if (hash === null || width === null || height === null) return null;
  return { path: `/images/${hash}`, widths: [...PICTURE_WIDTHS], width, height };
}
