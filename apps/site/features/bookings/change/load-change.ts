import type { z } from 'zod';
import type { CarDetail, companyExtra } from '@nolo/contract/cars.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { orNotFound } from '../../../api/request-context.ts';

export type ChangeData = {
  booking: ReservationDetail;
  car: CarDetail;
  extras: readonly z.infer<typeof companyExtra>[];
};

/** The booking, its car, and what its company offers beside it. */
export async function loadChange(id: string): Promise<ChangeData> {
  const quiet = { isQuiet: true };
  const { reservation: booking } = await orNotFound(
    browserApi.call('reservation', { params: { id } }, quiet),
  );
  const ref = { slug: booking.car.slug, id: booking.car.id };
  const [{ car }, { data: extras }] = await Promise.all([
    orNotFound(browserApi.call('car', { params: ref, query: {} }, quiet)),
    browserApi.call('companyExtras', { params: { companyId: booking.company.id } }, quiet),
  ]);
  return { booking, car, extras };
}
