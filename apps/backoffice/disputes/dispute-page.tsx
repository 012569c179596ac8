import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { callUrl } from '@nolo/contract/client.ts';
import type { StaffDispute } from '@nolo/contract/staff/disputes.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import { formatDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { Fact, Facts } from '../facts.tsx';
import { LedgerLink } from '../ledger/ledger-link.tsx';
import { Amount, When } from '../row-parts.tsx';
import { Statements } from '../statements.tsx';
import { Answer } from './answer.tsx';
import { CarState } from './car-state.tsx';
import { DisputeBadge } from './dispute-badge.tsx';
import { History } from './history.tsx';
import { ReportedIssues } from './reported-issues.tsx';
import { useDisputeWords } from './use-dispute-words.ts';

export const loadDispute = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffDispute', { params: { id } }, { signal });

/** A dispute, with everything that an answer to the bank needs. */
export function DisputePage() {
  const t = useTexts('disputes');
  const work = useTexts('work');
  const { dispute } = useLoaderData<typeof loadDispute>();
  const { check_in, check_out, id, settlement } = dispute;
  const title = t('title_of', { number: dispute.booking.number });
  return (
    <>
      <title>{title}</title>
      <BackLink to="/disputes">{work('disputes')}</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl break-words">{title}</h1>
        <DisputeBadge status={dispute.status} />
      </div>
      <Answer dispute={dispute} />
      <div className="mt-6 grid items-start gap-4 desk:grid-cols-2">
        <div className="grid gap-4">
          <DisputeFacts dispute={dispute} />
          <Card>
            <BookingFacts booking={dispute.booking}>
              <Fact name={t('paid_at')}>{dispute.paid_at && <When at={dispute.paid_at} />}</Fact>
            </BookingFacts>
          </Card>
          <History dispute={dispute} />
        </div>
        <div className="grid gap-4">
          <Agreement dispute={dispute} />
          <CarState disputeId={id} kind="check_in" inspection={check_in} settlement={null} />
          <CarState disputeId={id} kind="check_out" inspection={check_out} settlement={settlement} />
          <ReportedIssues disputeId={id} issues={dispute.issues} />
          {dispute.statements.length > 0 && <Statements statements={dispute.statements} />}
        </div>
      </div>
    </>
  );
}

function DisputeFacts({ dispute }: { dispute: StaffDispute }) {
  const t = useTexts('disputes');
  const ledger = useTexts('ledger');
  const words = useDisputeWords();
  const { amount, booking, booking_id, case_id, id, opened_at, payment_id, reason } = dispute;
  return (
    <Card>
      <Facts>
        <Fact name={t('amount')}>
          <Amount minor={amount} />
        </Fact>
        <Fact name={t('reason')}>{words.reason(reason)}</Fact>
        <Fact name={t('opened')}>
          <When at={opened_at} />
        </Fact>
        <Fact name={t('dispute')}>{id}</Fact>
        <Fact name={t('payment')}>{payment_id}</Fact>
        <Fact name={ledger('link')}>
          <LedgerLink bookingId={booking_id} number={booking.number} />
        </Fact>
        <Fact name={t('case')}>
          {case_id !== null && (
            <Link to={`/payment-cases/${case_id}`} className="text-primary-text underline">
              {t('case_open')}
            </Link>
          )}
        </Fact>
      </Facts>
    </Card>
  );
}

function Agreement({ dispute: { id, agreement } }: { dispute: StaffDispute }) {
  const t = useTexts('disputes');
  const language = useLanguage();
  return (
    <Card>
      <h2 className="text-lg">{t('agreement')}</h2>
      {agreement === null ? (
        <p className="text-muted mt-2">{t('agreement_none')}</p>
      ) : (
        <>
          <p className="mt-2">
            {t('agreement_signed', {
              name: agreement.signer,
              at: formatDateTime(agreement.signed_at, language),
            })}
          </p>
          {/* Another document, in a tab of its own. */}
          <a
            href={callUrl(staffAddresses.staffDisputeAgreement[1], { params: { id } })}
            target="_blank"
            rel="noreferrer"
            className="text-primary-text mt-2 inline-flex min-h-12 items-center underline desk:min-h-0"
          >
            {t('agreement_open')}
          </a>
        </>
      )}
    </Card>
  );
}
