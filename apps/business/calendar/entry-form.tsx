import { useState } from 'react';
import { useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { useAct } from '@nolo/portal/use-act.ts';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import type { loadCalendar } from './calendar-page.tsx';

type PeriodProps = {
  carId: string;
  from: string;
  to: string;
  errorOf: (...names: string[]) => string | undefined;
};

/** Which car, from when, until when. */
export function PeriodFields({ carId, from, to, errorOf }: PeriodProps) {
  const t = useTexts('calendar');
  const { cars } = useLoaderData<typeof loadCalendar>();
  return (
    <>
      <SelectField
        name="car_id"
        label={t('car')}
        placeholder={t('choose_car')}
        defaultValue={carId}
        options={cars.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errorOf('car_id')}
      />
      <div className="grid gap-5 desk:grid-cols-2">
        <TextField
          name="start_date"
          type="datetime-local"
          label={t('from')}
          defaultValue={from}
          error={errorOf('start_date')}
        />
        <TextField
          name="end_date"
          type="datetime-local"
          label={t('to')}
          defaultValue={to}
          error={errorOf('end_date')}
        />
      </div>
    </>
  );
}

type CancelProps = { label: string; question: string; text: string; cancel: () => Promise<unknown> };

/** Takes an entry out of the calendar, once it was asked whether. */
export function CancelEntry({ label, question, text, cancel }: CancelProps) {
  const t = useTexts('common');
  const { companyId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const { act, isBusy, error } = useAct(async () => {
    await cancel();
    await navigate(`/${companyId}/calendar?${search}`);
  });
  return (
    <div className="mt-2">
      <Button variant="danger" size="large" className="w-full desk:w-auto" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={question}
        text={
          <>
            {text}
            {error !== null && <Refusal error={error} />}
          </>
        }
        confirmLabel={label}
        cancelLabel={t('cancel')}
        variant="danger"
        isBusy={isBusy}
        onConfirm={act}
        onCancel={() => setIsAsked(false)}
      />
    </div>
  );
}
