import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { StaffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { Fact } from '../facts.tsx';
import { LedgerLink } from '../ledger/ledger-link.tsx';
import { PayoutState } from '../payouts/payout-state.tsx';
import { Amount } from '../row-parts.tsx';
import { Statements } from '../statements.tsx';
import { CaseDetails } from './case-details.tsx';
import { Resolve } from './resolve.tsx';

export const loadPaymentCase = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffPaymentCase', { params: { id } }, { signal });

/** What a case is and what to do about it, everything that is known of it, and the steps. */
export function PaymentCasePage() {
  const t = useTexts('payment-cases');
  const work = useTexts('work');
  const kinds = useTexts('audit');
  const language = useLanguage();
  const { payment_case: paymentCase } = useLoaderData<typeof loadPaymentCase>();
  const { booking, booking_id, kind, payout, reference, resolved_at, statements } = paymentCase;
  const title = kinds(`payment_case_${kind}`);
  return (
    <>
      <title>{title}</title>
      <BackLink to="/payment-cases">{work('payment_cases')}</BackLink>
      <h1 className="mt-1 text-2xl break-words">{title}</h1>
      <p className="mt-2 max-w-prose">{t(`text_${kind}`)}</p>
      {kind === 'dispute' && (
        <Link
          to={`/disputes/${reference}`}
          className="text-primary-text inline-flex min-h-12 items-center underline desk:min-h-8"
        >
          {t('to_dispute')}
        </Link>
      )}
      {resolved_at === null ? (
        <Resolve paymentCase={paymentCase} />
      ) : (
        <p className="text-success mt-4 font-medium">
          {t('resolved', { at: formatDateTime(localDateTime(resolved_at), language) })}
        </p>
      )}
      <div className="mt-6 grid items-start gap-4 desk:grid-cols-2">
        <CaseDetails paymentCase={paymentCase} />
        <div className="grid gap-4">
          {statements.length > 0 && <Statements statements={statements} />}
          <ConcernedBooking booking={booking} bookingId={booking_id} payout={payout} />
        </div>
      </div>
    </>
  );
}

type Concerned = Pick<StaffPaymentCase, 'booking' | 'payout'> & { bookingId: string | null };

function ConcernedBooking({ booking, bookingId, payout }: Concerned) {
  const payouts = useTexts('payouts');
  const ledger = useTexts('ledger');
  if (booking === null) return null;
  return (
    <Card>
      <BookingFacts booking={booking}>
        <Fact name={payouts('payout')}>
          {payout && (
            <span className="flex flex-wrap items-center gap-x-3">
              <Link to={`/payouts/${booking.company.id}`} className="text-primary-text underline">
                <Amount minor={payout.amount} />
              </Link>
              <PayoutState payout={payout} />
            </span>
          )}
        </Fact>
        <Fact name={ledger('link')}>
          {bookingId && <LedgerLink bookingId={bookingId} number={booking.number} />}
        </Fact>
      </BookingFacts>
    </Card>
  );
}
