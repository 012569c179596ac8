import { Link } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';

/** Leads to everything that moved a booking's money. */
export function LedgerLink({ bookingId, number }: { bookingId: string; number: string }) {
  const t = useTexts('ledger');
  return (
    <Link to={`/bookings/${bookingId}/ledger`} className="text-primary-text underline">
      {t('link_of', { number })}
    </Link>
  );
}
