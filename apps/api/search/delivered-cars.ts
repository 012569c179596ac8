import type { Database } from '@nolo/db/database.ts';
import { boxAround, type Point } from '@nolo/domain/places/geography.ts';
import type { Area, SearchCriteria } from './search-criteria.ts';
import { hasHits, type SearchDirectory } from './search-store.ts';

type Farthest = Pick<SearchDirectory, 'farthestDeliveryKm'>;

/** Where cars stand that are delivered to a point (docs/specification/search.md 4). */
export function deliveryArea({ latitude, longitude }: Point, { farthestDeliveryKm }: Farthest): Area {
  return {
    ...boxAround({ latitude, longitude }, farthestDeliveryKm),
    circle: { lat: latitude, long: longitude, radiusKm: 'delivery' },
  };
}

/** The same search among the cars that are delivered to the middle of its area; null where that stands for no point. */
export function amongDelivered(criteria: SearchCriteria, directory: Farthest): SearchCriteria | null {
  const { point, filters } = criteria;
  if (point === null) return null;
  return {
    ...criteria,
    area: deliveryArea(point, directory),
    delivery: true,
    filters: { ...filters, delivery: true },
  };
}

/** Which cars the list of this search has: where none stands that fits, those delivered there. For counts and the map. */
export async function asListed(
  database: Database,
  criteria: SearchCriteria,
  directory: Farthest,
): Promise<SearchCriteria> {
  const delivered = amongDelivered(criteria, directory);
  if (delivered === null || (await hasHits(database, criteria))) return criteria;
  return (await hasHits(database, delivered)) ? delivered : criteria;
}
