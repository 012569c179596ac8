import type { CallData } from '@nolo/contract/endpoint.ts';
import type { testimonials } from '@nolo/contract/websites.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { ofShownCompany } from '../cars/offered-cars-sql.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';

const MOST = 3;

/** The latest reviews, whatever they say: praise alone would mislead. */
export async function listTestimonials(
  connection: Connection,
  website: RequestWebsite,
): Promise<CallData<typeof testimonials>['testimonials']> {
  const rows = await connection
    .selectFrom('review')
    .innerJoin('booking', 'booking.id', 'review.booking_id')
    .innerJoin('account', 'account.id', 'review.account_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['review.text', 'review.language', 'review.stars', 'car.city'])
    .select(['account.first_name', 'account.last_name', 'car_make.name as make', 'car_model.name as model'])
    .where(ofWebsite(website, 'review.company_id'))
    .where(ofShownCompany('review.company_id'))
    .where('review.hidden_at', 'is', null)
    .orderBy('review.created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ first_name, last_name, make, model, ...review }) => ({
    ...review,
    author: driverName(first_name, last_name),
    car: `${make} ${model}`,
  }));
}
