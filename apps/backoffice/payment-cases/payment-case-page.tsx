import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { StaffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import { formatDateTime, formatDayTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { StatusBadge } from '@nolo/portal/status-badge.tsx';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { PhoneLink } from '@nolo/ui/phone-link.tsx';
import { api } from '../api.ts';
import { Fact, Facts } from '../facts.tsx';
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
  const { booking, kind, resolved_at, statements } = paymentCase;
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
          {booking !== null && <ConcernedBooking booking={booking} />}
        </div>
      </div>
    </>
  );
}

function ConcernedBooking({ booking }: { booking: NonNullable<StaffPaymentCase['booking']> }) {
  const t = useTexts('payment-cases');
  const backoffice = useTexts('backoffice');
  const portal = useTexts('portal');
  const bookings = useTexts('bookings');
  const language = useLanguage();
  const { company, number, payout, renter, status } = booking;
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {t('booking')} <span className="tabular-nums">{number}</span>
        </h2>
        <StatusBadge status={status} />
      </div>
      <Facts>
        <Fact name={backoffice('company')}>
          <Named name={company.name} phone={company.phone} />
        </Fact>
        <Fact name={t('renter')}>{renter === null ? portal('renter_deleted') : <Named {...renter} />}</Fact>
        <Fact name={bookings('pickup')}>{formatDayTime(booking.start_date, language)}</Fact>
        <Fact name={bookings('return')}>{formatDayTime(booking.end_date, language)}</Fact>
        <Fact name={bookings('total')}>
          <Amount minor={booking.total} />
        </Fact>
        <Fact name={t('payout')}>
          <span className="flex flex-wrap items-center gap-x-3">
            <Link to={`/payouts/${company.id}`} className="text-primary-text underline">
              <Amount minor={payout.amount} />
            </Link>
            <PayoutState payout={payout} />
          </span>
        </Fact>
      </Facts>
    </Card>
  );
}

/** Somebody to ask, by telephone. */
function Named({ name, phone }: { name: string; phone: string }) {
  return (
    <>
      <span className="block">{name}</span>
      <PhoneLink number={phone} />
    </>
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
