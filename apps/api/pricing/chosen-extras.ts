import { findExclusive, findTooMany, hasTooManyDrivers } from '@nolo/domain/pricing/extra.ts';
import type { QuoteExtra } from '@nolo/domain/pricing/quote.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '@nolo/db/database.ts';
import { listChosenExtras, type QuotedCar } from './quote-store.ts';

/** With what a cover lowers the excess to, and which others it excludes. */
type ChosenExtra = QuoteExtra & {
  excessMinor: number | null;
  group: string | null;
  most: number;
  granted: number;
};

type Chosen = readonly { id: number; no_of_items: number }[];

/**
 * The company's extras with their quantities; the same one named twice counts together.
 * `grantedExtras`: those of the booking that is changed.
 * @throws AppError booking.extra_unknown, booking.extra_quantity, booking.too_many_drivers, booking.extras_exclusive
 */
export async function chosenExtras(
  connection: Connection,
  car: QuotedCar,
  { language }: Caller,
  { extras, grantedExtras = [] }: { extras: Chosen; grantedExtras?: Chosen },
): Promise<ChosenExtra[]> {
  const [quantities, before] = [quantitiesOf(extras), quantitiesOf(grantedExtras)];
  const ids = [...quantities].filter(([, quantity]) => quantity > 0).map(([id]) => id);
  if (ids.length === 0) return [];
  const rows = await listChosenExtras(connection, car.company_id, ids, language);
  const chosen = ids.map((id) => {
    const row = rows.find((extra) => extra.id === id);
    if (!row) throw new AppError('booking.extra_unknown', { fields: { extras: 'booking.extra_unknown' } });
    return {
      id: String(id),
      name: row.name,
      names: row.names,
      unitPriceMinor: row.price_minor,
      charged: row.charged,
      quantity: quantities.get(id) ?? 0,
      isDriver: row.is_driver,
      excessMinor: row.excess_minor,
      group: row.choice_group,
      most: row.most,
      granted: before.get(id) ?? 0,
    };
  });
  refuseTooMany(chosen);
  refuseExclusive(chosen);
  return chosen;
}

function quantitiesOf(extras: Chosen): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { id, no_of_items } of extras) quantities.set(id, (quantities.get(id) ?? 0) + no_of_items);
  return quantities;
}

function refuseTooMany(chosen: readonly ChosenExtra[]): void {
  const extra = findTooMany(chosen);
  if (extra !== null)
    throw new AppError('booking.extra_quantity', {
      fields: { extras: 'booking.extra_quantity' },
      values: { name: extra.name, most: extra.most },
    });
  if (hasTooManyDrivers(chosen))
    throw new AppError('booking.too_many_drivers', { fields: { extras: 'booking.too_many_drivers' } });
}

function refuseExclusive(chosen: readonly ChosenExtra[]): void {
  const exclusive = findExclusive(chosen);
  if (exclusive === null) return;
  throw new AppError('booking.extras_exclusive', {
    fields: { extras: 'booking.extras_exclusive' },
    values: { names: exclusive.map(({ name }) => name).join(', ') },
  });
}
