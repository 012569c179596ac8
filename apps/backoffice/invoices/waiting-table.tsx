import { useState } from 'react';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { signedAmount } from '@nolo/domain/billing/invoice-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Amount, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';

type Waiting = CallData<StaffApi['staffInvoices']>['waiting'][number];

const COLUMNS = ['booking', 'earned', 'commission', 'gross', 'whose', 'missing'] as const;

/** So that the invoices below stay in sight. */
const MOST = 10;

/** Commissions that have no number yet: what is missing, and of whom. */
export function WaitingTable({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useTexts('invoices');
  const [isAll, setIsAll] = useState(false);
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-xl">
        {t('waiting_title')}
      </h2>
      <p className="text-muted mt-1">{t('waiting_text')}</p>
      <WorkTable label={t('waiting_title')} columns={COLUMNS.map((column) => t(column))}>
        {waiting.slice(0, isAll ? waiting.length : MOST).map((one) => (
          <Row key={`${one.booking_id} ${one.at} ${one.kind}`} one={one} />
        ))}
      </WorkTable>
      {waiting.length > MOST && !isAll && (
        <Button variant="secondary" className="mt-3" onClick={() => setIsAll(true)}>
          {t('waiting_all', { count: waiting.length })}
        </Button>
      )}
    </section>
  );
}

function Row({ one: { booking_number, at, kind, net, gross, company, missing } }: { one: Waiting }) {
  const t = useTexts('invoices');
  return (
    <WorkRow>
      <WorkCell>
        <span className="font-semibold tabular-nums max-desk:text-lg">{booking_number}</span>
      </WorkCell>
      <WorkCell label={t('earned')}>
        <When at={at} />
      </WorkCell>
      <WorkCell label={t(kind === 'TD01' ? 'commission' : 'credit')}>
        <Amount minor={signedAmount(kind, net)} />
      </WorkCell>
      <WorkCell label={t('gross')}>
        <Amount minor={signedAmount(kind, gross)} />
      </WorkCell>
      <WorkCell label={t('whose')}>{company?.name ?? t('renter')}</WorkCell>
      <WorkCell label={t('missing')}>{missing.map((problem) => t(`missing_${problem}`)).join(', ')}</WorkCell>
    </WorkRow>
  );
}
