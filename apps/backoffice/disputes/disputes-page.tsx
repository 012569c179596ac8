import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ListedDispute } from '@nolo/contract/staff/disputes.ts';
import { isAsking } from '@nolo/domain/payment/dispute-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';
import { Amount, RowLink, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { DisputeBadge } from './dispute-badge.tsx';
import { useDisputeWords } from './use-dispute-words.ts';

export const loadDisputes = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffDisputes', undefined, { signal });

/** What cardholders dispute: what has to be answered soonest at the top, what is decided at the end. */
export function DisputesPage() {
  const t = useTexts('disputes');
  const work = useTexts('work');
  const backoffice = useTexts('backoffice');
  const { disputes, has_more } = useLoaderData<typeof loadDisputes>();
  return (
    <>
      <title>{work('disputes')}</title>
      <h1 className="text-2xl">{work('disputes')}</h1>
      {disputes.length === 0 ? (
        <EmptyState title={t('none')} text={t('none_text')} Icon={CheckIcon} />
      ) : (
        <Disputes disputes={disputes} />
      )}
      {has_more && <p className="text-muted mt-4">{backoffice('list_has_more')}</p>}
    </>
  );
}

function Disputes({ disputes }: { disputes: readonly ListedDispute[] }) {
  const t = useTexts('disputes');
  const work = useTexts('work');
  const backoffice = useTexts('backoffice');
  const words = useDisputeWords();
  return (
    <WorkTable
      label={work('disputes')}
      columns={[
        work('booking'),
        t('respond_by'),
        t('amount'),
        t('reason'),
        backoffice('state'),
        backoffice('company'),
      ]}
    >
      {disputes.map(({ id, amount, company, number, reason, respond_by, status }) => (
        <WorkRow key={id}>
          <WorkCell>
            <RowLink to={`/disputes/${id}`}>{number}</RowLink>
          </WorkCell>
          <WorkCell label={t('respond_by')}>
            {respond_by === null || !isAsking(status) ? (
              '–'
            ) : (
              <strong>
                <When at={respond_by} />
              </strong>
            )}
          </WorkCell>
          <WorkCell label={t('amount')}>
            <Amount minor={amount} />
          </WorkCell>
          <WorkCell label={t('reason')}>{words.reason(reason)}</WorkCell>
          <WorkCell label={backoffice('state')}>
            <DisputeBadge status={status} />
          </WorkCell>
          <WorkCell label={backoffice('company')}>{company}</WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}
