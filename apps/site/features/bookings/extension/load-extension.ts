import type { CarDetail } from '@nolo/contract/cars.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { orNotFound } from '../../../api/request-context.ts';

export type Extendable = { booking: ReservationDetail; car: CarDetail };
/** Without its car nothing can be asked for. */
export type ExtensionData = Pick<Extendable, 'booking'> & { car: CarDetail | null };

export async function loadExtension(id: string): Promise<ExtensionData> {
  const quiet = { isQuiet: true };
  const { reservation: booking } = await orNotFound(
    browserApi.call('reservation', { params: { id } }, quiet),
  );
  if (!booking.extension.is_possible) return { booking, car: null };
  const { slug, id: carId } = booking.car;
  try {
    const { car } = await browserApi.call('car', { params: { slug, id: carId }, query: {} }, quiet);
    return { booking, car };
  } catch (error) {
    // Its company has taken it off the site: the renter calls.
    if (isApiError(error, 'car.not_found') || isApiError(error, 'car.gone')) return { booking, car: null };
    throw error;
  }
}
