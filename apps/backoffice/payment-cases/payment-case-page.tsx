import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { StaffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { Fact } from '../facts.tsx';
import { PayoutState } from '../payouts/payout-state.tsx';
import { Amount, When } from '../row-parts.tsx';
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
  const { booking, kind, payout, resolved_at, statements } = paymentCase;
  const title = kinds(`payment_case_${kind}`);
  return (
    <>
      <title>{title}</title>
      <BackLink to="/payment-cases">{work('payment_cases')}</BackLink>
      <h1 className="mt-1 text-2xl break-words">{title}</h1>
      <p className="mt-2 max-w-prose">{t(`text_${kind}`)}</p>
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
          <ConcernedBooking booking={booking} payout={payout} />
        </div>
      </div>
    </>
  );
}

function ConcernedBooking({ booking, payout }: Pick<StaffPaymentCase, 'booking' | 'payout'>) {
  const payouts = useTexts('payouts');
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
      </BookingFacts>
    </Card>
  );
}

function Statements({ statements }: Pick<StaffPaymentCase, 'statements'>) {
  const t = useTexts('payment-cases');
  const events = useTexts('booking');
  return (
    <Card>
      <h2 className="text-lg">{t('statements')}</h2>
      <ol className="divide-line divide-y">
        {statements.map(({ what, at, text }) => (
          <li key={what} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{events(`event_${what}`)}</span>
              <span className="text-muted text-sm">
                <When at={at} />
              </span>
            </p>
            {text !== null && <p className="break-words whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
