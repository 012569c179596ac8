import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ReconciledDay } from '@nolo/contract/staff/reconciliation.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';
import { When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';

export const loadReconciliation = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffReconciliation', undefined, { signal });

const OPEN_DIFFERENCES = '/payment-cases?kind=difference';

/** How provider and ledger compared, the latest day first. */
export function ReconciliationPage() {
  const t = useTexts('ledger');
  const work = useTexts('work');
  const { days, open_cases } = useLoaderData<typeof loadReconciliation>();
  return (
    <>
      <title>{work('reconciliation')}</title>
      <h1 className="text-2xl">{work('reconciliation')}</h1>
      <p className="text-muted mt-1 max-w-prose">{t('compared_text')}</p>
      <p className="mt-3 font-semibold">
        {open_cases === 0 ? (
          t('open_cases_none')
        ) : (
          <Link to={OPEN_DIFFERENCES} className="text-primary-text underline">
            {t('open_cases', { count: open_cases })}
          </Link>
        )}
      </p>
      {days.length === 0 ? (
        <EmptyState title={t('compared_none')} text={t('compared_none_text')} Icon={CheckIcon} />
      ) : (
        <Days days={days} />
      )}
    </>
  );
}

function Days({ days }: { days: readonly ReconciledDay[] }) {
  const t = useTexts('ledger');
  const work = useTexts('work');
  return (
    <WorkTable
      label={work('reconciliation')}
      columns={[t('day'), t('compared'), t('movements'), t('differences')]}
    >
      {days.map(({ day, compared }) => (
        <WorkRow key={day}>
          <WorkCell>
            <time dateTime={day} className="font-semibold tabular-nums">
              {formatDate(day)}
            </time>
          </WorkCell>
          <WorkCell label={t('compared')}>
            {compared === null ? (
              <Badge tone="warning">{t('not_compared')}</Badge>
            ) : (
              <When at={compared.at} />
            )}
          </WorkCell>
          <WorkCell label={t('movements')}>
            <span className="tabular-nums">{compared?.movements ?? '–'}</span>
          </WorkCell>
          <WorkCell label={t('differences')}>
            <Differences count={compared?.differences ?? null} />
          </WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}

function Differences({ count }: { count: number | null }) {
  if (count === null) return '–';
  if (count === 0) return <span className="text-muted tabular-nums">0</span>;
  return (
    <Link to={OPEN_DIFFERENCES} className="text-danger font-semibold tabular-nums underline">
      {count}
    </Link>
  );
}
