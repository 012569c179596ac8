import { useState } from 'react';
import type { CallData, CallInput } from '@nolo/contract/endpoint.ts';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import { OBJECTION_HOURS } from '@nolo/domain/cancellation/company-endings.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { stepAction } from '../steps.ts';

type Step = CallInput<StaffApi['closeUnclosedBooking']>['body'];

export const closeBooking = stepAction<Step>((body, { id = '' }) =>
  api.call('closeUnclosedBooking', { params: { id }, body }),
);

const WAYS = ['no_show', 'not_handed_over'] as const;

/** The two ways in which a booking ends whose car never left, each with what it does with the money. */
export function CloseBooking({ unclosed }: { unclosed: CallData<StaffApi['staffUnclosedBooking']> }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const language = useLanguage();
  const [asked, setAsked] = useState<Step['as'] | null>(null);
  // Closed by somebody else meanwhile, the question stays, and says so.
  if (!unclosed.can_close && asked === null) return <Card>{t('unclosed_done')}</Card>;
  return (
    <Card className="grid gap-4">
      <p>{t('unclosed_call')}</p>
      <div className="flex flex-wrap gap-3">
        {WAYS.map((way) => (
          <Button key={way} variant="secondary" className="min-h-12!" onClick={() => setAsked(way)}>
            {t(`close_${way}`)}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <ReasonDialog<Step>
          title={t(`close_${asked}_title`)}
          text={t(`close_${asked}_text`, {
            refund: formatMoney(unclosed[asked].refund, language),
            commission: formatMoney(unclosed[asked].commission, language),
            hours: OBJECTION_HOURS,
          })}
          label={backoffice('reason')}
          hint={t('owners_audit')}
          confirmLabel={t('close_booking')}
          variant="danger"
          stepOf={(reason) => ({ as: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
