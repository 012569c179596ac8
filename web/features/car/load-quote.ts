import type { Api } from '../../../contract/api.ts';
import type { CallData } from '../../../contract/endpoint.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { isApiError } from '../../api/api-error.ts';
import { placesOf, type DatedRequest } from './rental-request.ts';

type Calculation = CallData<Api['carCalculation']>;

/** The price, or what stands in its way: which field, and why in the reader's language. */
export type QuoteResult =
  ({ kind: 'quote' } & Calculation) | { kind: 'refused'; field: 'start' | 'end' | 'other'; message: string };

type Priced = { id: number; parking_location: string; city: string };

export async function loadQuote(api: ApiClient, car: Priced, request: DatedRequest): Promise<QuoteResult> {
  try {
    const calculation = await api.call('carCalculation', {
      params: { carId: car.id },
      query: {
        start_date: request.dates.start,
        end_date: request.dates.end,
        isSameTime: request.isSameTime,
        dealId: request.dealId,
        delivery: request.isDelivery,
        ...placesOf(request, car),
      },
    });
    return { kind: 'quote', ...calculation };
  } catch (error) {
    if (!isApiError(error) || (error.status !== 422 && error.status !== 400)) throw error;
    const field = 'start_date' in error.errors ? 'start' : 'end_date' in error.errors ? 'end' : 'other';
    return { kind: 'refused', field, message: error.message };
  }
}
