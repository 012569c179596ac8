import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { callUrl } from '@nolo/contract/client.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import type { StaffIssue } from '@nolo/contract/staff/issues.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { Fact, Facts } from '../facts.tsx';
import { When } from '../row-parts.tsx';
import { IssueBadge } from './issue-badge.tsx';
import { IssueSteps } from './issue-steps.tsx';

export const loadIssue = ({ params: { bookingId = '', id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffIssue', { params: { bookingId, id } }, { signal });

/** What a renter has reported, beside the booking and whom to call about it. */
export function IssuePage() {
  const t = useTexts('work');
  const { issue } = useLoaderData<typeof loadIssue>();
  const title = t('issue_title', { number: issue.booking.number });
  return (
    <>
      <title>{title}</title>
      <BackLink to="/issues">{t('issues_title')}</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl">{title}</h1>
        <IssueBadge isRead={issue.is_read} isResolved={issue.resolved_at !== null} />
      </div>
      <IssueSteps issue={issue} />
      <div className="mt-6 grid items-start gap-4 desk:grid-cols-2">
        <Report issue={issue} />
        <Card>
          <BookingFacts booking={issue.booking} />
        </Card>
      </div>
    </>
  );
}

function Report({ issue }: { issue: StaffIssue }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const { booking_id: bookingId, id, description, has_picture, public_text } = issue;
  const address = callUrl(staffAddresses.staffIssueImage[1], { params: { bookingId, id } });
  return (
    <Card className="grid gap-4">
      <p className="break-words whitespace-pre-line">{description}</p>
      {has_picture && (
        <a href={address} target="_blank" rel="noreferrer" aria-label={backoffice('open_picture')}>
          <img
            src={address}
            alt={t('issue_picture')}
            className="bg-sunken border-line rounded-control aspect-[4/3] w-full border object-contain"
          />
        </a>
      )}
      <Facts>
        <Fact name={t('reported')}>
          <When at={issue.created_at} />
        </Fact>
        <Fact name={t('issue_resolved')}>{issue.resolved_at && <When at={issue.resolved_at} />}</Fact>
        <Fact name={t('public_text')}>{public_text}</Fact>
      </Facts>
    </Card>
  );
}
