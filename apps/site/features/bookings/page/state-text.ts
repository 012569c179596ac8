import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { formatMoment } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Translate } from '@nolo/i18n/translate.ts';
import { badgeOf } from '../../../shared/bookings/booking-phase.ts';

type Standing = Pick<
  ReservationDetail,
  'cancelled' | 'cancel_reason' | 'cancellation' | 'status' | 'expires_at' | 'start_date' | 'end_date'
> & { company: Pick<ReservationDetail['company'], 'company_name'> };

/** How the booking stands, in a sentence: what comes next, or why it ended, by whom and when. */
export function stateText(booking: Standing, t: Translate<'booking'>, language: Language): string {
  const { cancelled, cancel_reason, status, company } = booking;
  if (cancelled !== null && cancel_reason !== null) {
    const date = formatMoment(cancelled.at, language);
    return t(`cancelled_${cancel_reason}`, { date, company: company.company_name });
  }
  const badge = badgeOf(booking);
  if (badge === 'lapsed') return t('state_lapsed');
  const { labelKey } = badge;
  // A cancelled booking has its reason; this is for one that this version does not know.
  if (labelKey === 'cancelled') return '';
  const moment = status === 'CHECKED IN' ? booking.end_date : booking.start_date;
  const key = booking.cancellation.reason === 'pickup_passed' ? 'pickup_passed' : labelKey;
  return t(`state_${key}`, { company: company.company_name, date: formatMoment(moment, language) });
}
