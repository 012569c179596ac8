import { sql, type Selectable } from 'kysely';
import type { RefundState } from '../../domain/booking/refund-state.ts';
import type { Connection } from '../platform/database.ts';
import type { Booking } from '../platform/database-types.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';

/** A booking with what a screen shows beside it. */
export type ReservationRow = Selectable<Booking> & {
  slug: string;
  make: string;
  model: string;
  car_city: string;
  company_name: string;
  company_phone: string;
  company_address: string;
  image_hash: string;
  image_width: number;
  image_height: number;
  refund_states: RefundState[];
};

type Where = {
  accountId: string;
  website: RequestWebsite;
  id?: string;
  limit?: number;
  offset?: number;
};

/** The renter's own bookings, newest first. */
export async function listReservations(connection: Connection, where: Where): Promise<ReservationRow[]> {
  let query = connection
    .selectFrom('booking')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .innerJoin('car_image', (join) =>
      join.onRef('car_image.car_id', '=', 'car.id').on('car_image.position', '=', 0),
    )
    .innerJoin('image', 'image.id', 'car_image.image_id')
    .selectAll('booking')
    .select([
      'car.slug',
      'car_make.name as make',
      'car_model.name as model',
      'car.city as car_city',
      'company.name as company_name',
      'company.phone as company_phone',
      'company.address as company_address',
      'image.hash as image_hash',
      'image.width as image_width',
      'image.height as image_height',
    ])
    .select(
      sql<RefundState[]>`ARRAY(SELECT refund.status FROM refund WHERE refund.booking_id = booking.id)`.as(
        'refund_states',
      ),
    )
    .where('booking.account_id', '=', where.accountId)
    .where(ofWebsite(where.website, 'booking.company_id'))
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id')
    .limit(where.limit ?? 1)
    .offset(where.offset ?? 0);
  if (where.id !== undefined) query = query.where('booking.id', '=', where.id);
  return query.execute();
}
