import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ListedIssue } from '@nolo/contract/staff/issues.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { api } from '../api.ts';
import { RowLink, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { IssueBadge } from './issue-badge.tsx';

export const loadIssues = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffIssues', undefined, { signal });

/** What renters have reported and nobody has resolved, the longest open first. */
export function IssuesPage() {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const { issues, has_more } = useLoaderData<typeof loadIssues>();
  return (
    <>
      <title>{t('issues_title')}</title>
      <h1 className="text-2xl">{t('issues_title')}</h1>
      {issues.length > 0 ? (
        <Issues issues={issues} />
      ) : (
        <EmptyState title={t('issues_none')} text={t('issues_none_text')} />
      )}
      {has_more && <p className="text-muted mt-4">{backoffice('list_has_more')}</p>}
    </>
  );
}

function Issues({ issues }: { issues: readonly ListedIssue[] }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  return (
    <WorkTable
      label={t('issues_title')}
      columns={[
        t('booking'),
        backoffice('state'),
        t('reported'),
        backoffice('company'),
        t('car'),
        t('words'),
      ]}
    >
      {issues.map(({ booking_id, id, number, is_read, created_at, company, car, beginning }) => (
        <WorkRow key={`${booking_id} ${id}`}>
          <WorkCell>
            <RowLink to={`/issues/${booking_id}/${id}`}>{number}</RowLink>
          </WorkCell>
          <WorkCell label={backoffice('state')}>
            <IssueBadge isRead={is_read} />
          </WorkCell>
          <WorkCell label={t('reported')}>
            <When at={created_at} />
          </WorkCell>
          <WorkCell label={backoffice('company')}>{company}</WorkCell>
          <WorkCell label={t('car')}>{car}</WorkCell>
          <WorkCell>
            <span className="line-clamp-2 max-w-md break-words">{beginning}</span>
          </WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}
