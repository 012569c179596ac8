import { useId, useState } from 'react';
import { Link, useParams, useRevalidator } from 'react-router';
import type { BookedMoment } from '@nolo/contract/business/closing-days.ts';
import { formatDate, formatMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { useAct } from '@nolo/portal/use-act.ts';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { typedText, useSettings } from './settings.tsx';

/** Days on which the company is closed, whatever its week says. */
export function ClosingDays() {
  const t = useTexts('company');
  const { hours } = useSettings();
  const id = useId();
  const [added, setAdded] = useState(0);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {t('closing_days')}
      </h2>
      <p className="text-muted mt-1">{t('closing_days_text')}</p>
      {hours.closing_days.length > 0 && (
        <ul className="border-line mt-4 border-b">
          {hours.closing_days.map((days) => (
            <ClosingRow key={days.id} {...days} />
          ))}
        </ul>
      )}
      {/* Empty again once something was added. */}
      <ClosingForm key={added} onAdded={() => setAdded(added + 1)} />
    </section>
  );
}

const daysText = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }) =>
  starts_on === ends_on ? formatDate(starts_on) : `${formatDate(starts_on)} – ${formatDate(ends_on)}`;

type Days = { starts_on: string; ends_on: string; reason: string };

function ClosingRow({ id, reason, ...days }: Days & { id: number }) {
  const t = useTexts('company');
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const textId = useId();
  const { act, isBusy, error } = useAct(async () => {
    await api.call('removeClosingDays', { params: { companyId, id } });
    await revalidate();
  });
  return (
    <li className="border-line border-t py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span id={textId}>
          <span className="font-semibold tabular-nums">{daysText(days)}</span>
          {reason !== '' && <span className="text-muted block">{reason}</span>}
        </span>
        <Button variant="quiet" className="min-h-12!" isBusy={isBusy} aria-describedby={textId} onClick={act}>
          {t('closing_remove')}
        </Button>
      </div>
      {error !== null && <Refusal error={error} />}
    </li>
  );
}

type Asked = { days: Days; booked: BookedMoment[] };

/** Adds days; what is booked then is said first. */
function ClosingForm({ onAdded }: { onAdded: () => void }) {
  const t = useTexts('company');
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  const add = async (days: Days) => {
    await api.call('addClosingDays', { params: { companyId }, body: days });
    await revalidate();
    onAdded();
  };
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    async (typed) => {
      const starts_on = typedText(typed, 'starts_on');
      const ends_on = typedText(typed, 'ends_on') || starts_on;
      const days = { starts_on, ends_on, reason: typedText(typed, 'reason') };
      const query = { starts_on, ends_on };
      const { booked } = await api.call('bookingsOnDays', { params: { companyId }, query });
      if (booked.length > 0) setAsked({ days, booked });
      else await add(days);
    },
    () => undefined,
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4">
      <Card className="grid items-end gap-5 desk:grid-cols-2">
        <TextField name="starts_on" type="date" label={t('closing_first')} error={errorOf('starts_on')} />
        <TextField
          name="ends_on"
          type="date"
          label={t('closing_last')}
          hint={t('closing_last_hint')}
          error={errorOf('ends_on')}
        />
        <TextField
          name="reason"
          label={t('closing_reason')}
          hint={t('closing_reason_hint')}
          autoComplete="off"
          className="desk:col-span-2"
          error={errorOf('reason')}
        />
        {refusal !== null && (
          <p role="alert" className="text-danger font-medium desk:col-span-2">
            {refusal}
          </p>
        )}
        <Button
          type="submit"
          variant="secondary"
          size="large"
          isBusy={isSending}
          className="desk:justify-self-start"
        >
          {t('closing_add')}
        </Button>
      </Card>
      {asked && <BookedQuestion asked={asked} add={add} onClose={() => setAsked(null)} />}
    </form>
  );
}

type QuestionProps = { asked: Asked; add: (days: Days) => Promise<void>; onClose: () => void };

function BookedQuestion({ asked: { days, booked }, add, onClose }: QuestionProps) {
  const t = useTexts('company');
  const common = useTexts('common');
  const language = useLanguage();
  const { companyId } = useParams();
  const { act, isBusy, error } = useAct(async () => {
    await add(days);
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('closing_booked', { count: booked.length })}
      text={
        <div className="grid gap-3">
          <p>{t('closing_booked_text')}</p>
          <ul>
            {booked.map(({ id, number, kind, at }) => (
              <li key={`${id} ${kind}`} className="py-1">
                <Link
                  to={`/${companyId}/bookings/${id}`}
                  className="text-primary-text underline tabular-nums"
                >
                  {number}
                </Link>{' '}
                {t(`closing_${kind}`, { moment: formatMoment(at, language) })}
              </li>
            ))}
          </ul>
          {error !== null && <Refusal error={error} />}
        </div>
      }
      confirmLabel={t('closing_anyway')}
      cancelLabel={common('cancel')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={act}
    />
  );
}
