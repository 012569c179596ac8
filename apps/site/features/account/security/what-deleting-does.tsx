import type { AccountDeletion } from '@nolo/contract/account-deletion.ts';
import { formatLongDate, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { unbrokenNumber } from '../../../shared/bookings/unbroken-number.tsx';

type BookingToCancel = AccountDeletion['bookings'][number];

/** Bookings and money first, then documents and what stays. */
export function WhatDeletingDoes({ deletion }: { deletion: AccountDeletion }) {
  const t = useTexts('security');
  const language = useLanguage();
  const { bookings, refund_total, running_booking } = deletion;
  if (running_booking !== null)
    return <p>{unbrokenNumber(t('delete_running', { number: running_booking }), running_booking)}</p>;
  return (
    <div className="flex flex-col gap-4">
      {bookings.length === 0 ? (
        <p>{t('delete_no_bookings')}</p>
      ) : (
        <div>
          <p className="font-semibold">{t('delete_cancels')}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {bookings.map((booking) => (
              <Cancelled key={booking.number} booking={booking} />
            ))}
          </ul>
        </div>
      )}
      {refund_total > 0 && (
        <p className="font-semibold">
          {t('delete_refund_total', { refund: formatMoney(refund_total, language) })}
        </p>
      )}
      <p>{t('delete_documents')}</p>
      {deletion.kept_bookings > 0 && <p className="text-muted">{t('delete_keeps')}</p>}
    </div>
  );
}

function Cancelled({ booking }: { booking: BookingToCancel }) {
  const t = useTexts('security');
  const language = useLanguage();
  const refund = formatMoney(booking.refund, language);
  const kept = formatMoney(booking.commission_kept, language);
  const outcome = () => {
    if (!booking.is_paid) return t('delete_unpaid');
    return booking.commission_kept > 0 ? t('delete_kept', { refund, kept }) : t('delete_refund', { refund });
  };
  return (
    <li className="bg-sunken rounded-control px-4 py-3">
      <p className="font-medium">
        {unbrokenNumber(
          t('delete_booking', {
            car: booking.car_name,
            day: formatLongDate(booking.start_date, language),
            number: booking.number,
          }),
          booking.number,
        )}
      </p>
      <p className="text-muted">{outcome()}</p>
    </li>
  );
}
