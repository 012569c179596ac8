import { useState } from 'react';
import type { StaffCompany } from '@nolo/contract/staff/companies.ts';
import type { CompanyStep } from '@nolo/domain/companies/company-status.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { ReasonDialog, useErrorOf } from '../reason-dialog.tsx';
import { stepAction, useStep } from '../steps.ts';

type Reasoned = Exclude<CompanyStep, 'activate' | 'close'>;
type Step =
  | { step: 'activate' }
  | { step: Exclude<Reasoned, 'end'>; reason: string }
  | { step: 'end'; reason: string; ends_on: string; is_serious: boolean };

export const stepCompany = stepAction<Step>((body, { id = '' }) =>
  api.call('changeCompanyStatus', { params: { id }, body }),
);

/** What an admin can do with a company as it stands; what that means for bookings is said first. */
export function CompanySteps({ company: { steps, missing, bookings } }: { company: StaffCompany }) {
  const t = useTexts('backoffice');
  const [asked, setAsked] = useState<Reasoned | null>(null);
  const reasoned = steps.filter((step) => step !== 'activate' && step !== 'close');
  if (steps.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {steps.includes('activate') && <Activate isReady={missing.length === 0} />}
      {reasoned.map((step) => (
        <Button key={step} variant="secondary" className="min-h-12!" onClick={() => setAsked(step)}>
          {t(`${step}_company`)}
        </Button>
      ))}
      {asked !== null && (
        <ReasonDialog<Step>
          title={t(`${asked}_company_title`)}
          text={
            <div className="grid gap-2">
              <p>{t(`${asked}_company_text`)}</p>
              <p>{t('bookings_text', bookings)}</p>
            </div>
          }
          label={t('reason')}
          hint={t('owners_read')}
          confirmLabel={t(`${asked}_company`)}
          variant={asked === 'suspend' || asked === 'end' ? 'danger' : 'primary'}
          stepOf={(reason, form) =>
            asked === 'end'
              ? {
                  step: asked,
                  reason,
                  ends_on: form.get('ends_on') as string,
                  is_serious: form.has('is_serious'),
                }
              : { step: asked, reason }
          }
          onClose={() => setAsked(null)}
        >
          {asked === 'end' && <EndFields />}
        </ReasonDialog>
      )}
    </div>
  );
}

function EndFields() {
  const t = useTexts('backoffice');
  const errorOf = useErrorOf();
  return (
    <>
      <TextField name="ends_on" type="date" label={t('last_day')} error={errorOf('ends_on')} />
      <Checkbox name="is_serious" label={t('is_serious')} />
    </>
  );
}

function Activate({ isReady }: { isReady: boolean }) {
  const t = useTexts('backoffice');
  const { isBusy, error, take } = useStep(() => undefined);
  if (!isReady) return <p className="text-muted">{t('not_ready')}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <Button className="min-h-12!" isBusy={isBusy} onClick={() => take({ step: 'activate' } satisfies Step)}>
        {t('activate_company')}
      </Button>
      {error !== null && <Refusal error={error} />}
    </div>
  );
}
