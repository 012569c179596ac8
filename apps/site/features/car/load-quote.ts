import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { isApiError, type ApiError } from '@nolo/contract/api-error.ts';
import { rentalQuery, type DatedRequest } from '@nolo/domain/rental/rental-request.ts';

type Calculation = CallData<Api['carCalculation']>;

/** What has to be changed; `unwritten`: the delivery address is still to come. */
export type QuoteField = 'start' | 'end' | 'delivery' | 'unwritten' | 'return' | 'other';

/** The price, or what stands in its way: which field, and why in the reader's language. */
export type QuoteResult =
  ({ kind: 'quote' } & Calculation) | { kind: 'refused'; code: string; field: QuoteField; message: string };

export async function loadQuote(
  api: ApiClient,
  car: { id: number },
  request: DatedRequest,
): Promise<QuoteResult> {
  try {
    const calculation = await api.call('carCalculation', {
      params: { carId: car.id },
      query: rentalQuery(request),
    });
    return { kind: 'quote', ...calculation };
  } catch (error) {
    if (!isApiError(error) || (error.status !== 422 && error.status !== 400)) throw error;
    const { code, message } = error;
    return { kind: 'refused', code, field: fieldOf(error), message };
  }
}

const fields = {
  start_date: 'start',
  end_date: 'end',
  delivery: 'delivery',
  pickup_location: 'delivery',
  return_location: 'return',
} as const;

function fieldOf({ code, errors }: ApiError): QuoteField {
  if (code === 'booking.delivery_address_missing') return 'unwritten';
  const found = Object.entries(fields).find(([name]) => name in errors);
  return found?.[1] ?? 'other';
}
