import type { z } from 'zod';
import type { api } from '@nolo/contract/api.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { freeCancellationLeft } from '@nolo/domain/cancellation/cancellation.ts';
import { unavailabilityReasonOf } from '@nolo/domain/cars/unavailability-reasons.ts';
import { atOwnPlace } from '@nolo/domain/rental/pickup-return.ts';
import { statedDriver } from '@nolo/domain/rental/stated-driver.ts';
import type { Deps } from '../deps.ts';
import { findAvailability } from '../bookings/hold-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { readReturnArea } from '../search/read-area.ts';
import { findNearestDates } from '../search/suggest-dates.ts';
import { readRentalPeriod } from '../pricing/read-rental-period.ts';
import { buildQuote, type PricedRental } from '../pricing/build-quote.ts';
import { findRenter } from '../pricing/quote-store.ts';
import { wireQuote } from '../pricing/wire-quote.ts';

type Asked = { id: number; query: z.output<(typeof api.car)['query']>; timeZone: string };
type PricedDates = Pick<CarDetail, 'dates' | 'dates_problem' | 'nearest_dates'>;

const noDates: PricedDates = { dates: null, dates_problem: null, nearest_dates: null };

/**
 * What the car costs for the dates of a request, and whether it is free then (docs/specification/search.md 7); or the
 * nearest dates.
 */
export async function priceDates(
  { database, clock }: Deps,
  caller: Caller,
  { id, query, timeZone }: Asked,
): Promise<PricedDates> {
  const { start_date, end_date, isSameTime, isEvent } = query;
  if (start_date === undefined || end_date === undefined) return noDates;
  const now = clock.now();
  try {
    const priced = await buildQuote(database, caller, {
      carId: id,
      pickup: start_date,
      return: end_date,
      sameTime: isSameTime,
      extras: [],
      ...atOwnPlace,
      returnArea: readReturnArea(query),
      isEvent,
      renter: await findRenter(database, caller.accountId),
      stated: statedDriver(query),
      now,
    });
    const { accountId } = caller;
    const { availability } = await findAvailability(database, id, { ...priced, accountId, now });
    const here = toLocal(now.toISOString(), timeZone);
    const free_cancellation_until = freeCancellationLeft(priced.pickupLocal, here);
    return {
      ...noDates,
      dates: { ...datesOf(priced, caller, availability === 'free'), free_cancellation_until },
    };
  } catch (error) {
    // The car is shown all the same; the page tells what is wrong with the dates.
    if (!(error instanceof AppError) || error.status !== 422) throw error;
    if (unavailabilityReasonOf(error.code) === null) return { ...noDates, dates_problem: error.code };
    const wanted = { ...readRentalPeriod({ start_date, end_date }, timeZone), sameTime: isSameTime };
    const nearest = await findNearestDates(database, [id], wanted, now);
    return { ...noDates, dates_problem: error.code, nearest_dates: nearest.get(id) ?? null };
  }
}

function datesOf(
  { quote, deal, car }: PricedRental,
  { language }: Caller,
  isFree: boolean,
): Omit<NonNullable<CarDetail['dates']>, 'free_cancellation_until'> {
  return {
    days: quote.days,
    total: quote.totalMinor,
    total_before_deal: quote.totalMinor + quote.dealMinor,
    deal_id: deal?.id ?? null,
    deal_window: deal && {
      starts_on: deal.starts_on,
      ends_on: deal.ends_on,
      min_lead_days: deal.min_lead_days,
      max_lead_days: deal.max_lead_days,
    },
    available: isFree && car.is_online,
    quote: wireQuote(quote, language),
  };
}
