import { sql, type Selectable } from 'kysely';
import type { DocumentsStatus } from '@nolo/domain/identity/documents.ts';
import type { RefundRecord } from '@nolo/domain/booking/refund-news.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Booking } from '@nolo/db/database-types.ts';
import { SETTLED_MINOR } from '../payments/refund-store.ts';
import { checkoutUrlOfBooking } from '../payments/payment-store.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import { cancellationFacts, type CancellationFacts } from './booking-store.ts';
import { isOfCompany, wasDriverPresent } from '../reviews/review-store.ts';
import { checkedOutAt } from './timeline-store.ts';
import { driversOfBooking, type DriverNames } from './booking-driver-store.ts';

/** A booking with what a screen shows beside it. */
export type ReservationRow = Selectable<Booking> & {
  slug: string;
  make: string;
  model: string;
  car_or_similar: boolean;
  car_city: string;
  company_name: string;
  company_phone: string;
  company_address: string;
  company_late_per_day: number | null;
  renter_first_name: string;
  renter_last_name: string;
  renter_documents_status: DocumentsStatus;
  /** Null: it has no picture. */
  image_hash: string | null;
  image_width: number | null;
  image_height: number | null;
  payment_url: string | null;
  refunds: RefundRecord[];
  checked_out_at: Date | null;
  is_reviewed: boolean;
  was_driver_present: boolean;
  is_of_company: boolean;
  facts: CancellationFacts;
  /** Who drives besides the renter, by their own names. */
  drivers: DriverNames[];
};

type Where = {
  accountId: string;
  website: RequestWebsite;
  id?: string;
  limit?: number;
  offset?: number;
};

const BESIDE = [
  'car.slug',
  'car_make.name as make',
  'car_model.name as model',
  'car.is_or_similar as car_or_similar',
  'car.city as car_city',
  'company.name as company_name',
  'company.phone as company_phone',
  'company.address as company_address',
  'company.late_per_day_minor as company_late_per_day',
  'account.first_name as renter_first_name',
  'account.last_name as renter_last_name',
  'account.documents_status as renter_documents_status',
  'image.hash as image_hash',
  'image.width as image_width',
  'image.height as image_height',
] as const;

const refunds = sql<RefundRecord[]>`ARRAY(
  SELECT json_build_object('amountMinor', refund.amount_minor, 'state', refund.status,
    'isManual', refund.reason = 'manual', 'makesGoodMinor', refund.makes_good_minor,
    'settledMinor', ${SETTLED_MINOR})
  FROM refund WHERE refund.booking_id = booking.id ORDER BY refund.created_at)`;

const isReviewed = sql<boolean>`EXISTS (SELECT FROM review WHERE review.booking_id = booking.id)`;

/** The renter's own bookings, newest first. */
export async function listReservations(connection: Connection, where: Where): Promise<ReservationRow[]> {
  let query = connection
    .selectFrom('booking')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .leftJoin('car_picture', (join) =>
      join.onRef('car_picture.car_id', '=', 'car.id').on('car_picture.position', '=', 0),
    )
    .leftJoin('image', 'image.id', 'car_picture.image_id')
    .selectAll('booking')
    .select(BESIDE)
    .select(checkoutUrlOfBooking.as('payment_url'))
    .select([refunds.as('refunds'), cancellationFacts.as('facts')])
    .select([checkedOutAt.as('checked_out_at'), isReviewed.as('is_reviewed')])
    .select([wasDriverPresent.as('was_driver_present'), isOfCompany.as('is_of_company')])
    .select(driversOfBooking.as('drivers'))
    .where('booking.account_id', '=', where.accountId)
    .where(ofWebsite(where.website, 'booking.company_id'))
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id')
    .limit(where.limit ?? 1)
    .offset(where.offset ?? 0);
  if (where.id !== undefined) query = query.where('booking.id', '=', where.id);
  return query.execute();
}
