import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ListedPayouts } from '@nolo/contract/staff/payouts.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';
import { Amount, RowLink } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { Dac7List } from './dac7-list.tsx';
import { Holds } from './payout-state.tsx';

export const loadPayouts = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffPayouts', undefined, { signal });

/** What each company gets now, later, or not before something is settled, and what it owes. */
export function PayoutsPage() {
  const t = useTexts('payouts');
  const work = useTexts('work');
  const { companies } = useLoaderData<typeof loadPayouts>();
  return (
    <>
      <title>{work('payouts')}</title>
      <h1 className="text-2xl">{work('payouts')}</h1>
      {companies.length === 0 ? (
        <EmptyState title={t('none')} text={t('none_text')} Icon={CardIcon} />
      ) : (
        <Companies companies={companies} />
      )}
      <Dac7List />
    </>
  );
}

const sums = ['due', 'held', 'at_check_in', 'owed'] as const;

function Companies({ companies }: { companies: readonly ListedPayouts[] }) {
  const t = useTexts('payouts');
  const work = useTexts('work');
  const backoffice = useTexts('backoffice');
  return (
    <WorkTable
      label={work('payouts')}
      columns={[backoffice('company'), ...sums.map((sum) => t(sum)), t('why')]}
    >
      {companies.map(({ id, name, holds, ...company }) => (
        <WorkRow key={id}>
          <WorkCell>
            <RowLink to={`/payouts/${id}`}>{name}</RowLink>
          </WorkCell>
          {sums.map((sum) => (
            <WorkCell key={sum} label={t(sum)}>
              <Amount minor={company[sum]} />
            </WorkCell>
          ))}
          <WorkCell label={t('why')}>{holds.length === 0 ? '–' : <Holds holds={holds} />}</WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}
