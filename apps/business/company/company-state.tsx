import { useState } from 'react';
import { useParams, useRevalidator } from 'react-router';
import { addDays, localDate, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { formatDate, localDateTime } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { useAct } from '@nolo/portal/use-act.ts';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { TextAreaField, TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { typedText, useSettings } from './settings.tsx';

/** How the company stands on the platform, and what its owner can do about it. */
export function CompanyState() {
  const t = useTexts('company');
  const { status, first_day } = useSettings();
  if (status.status === 'draft') return first_day.every(({ is_done }) => is_done) ? <Open /> : null;
  return (
    <section aria-labelledby="state" className="mt-8 max-w-2xl">
      <Card className="grid gap-4">
        <h2 id="state" className="text-xl">
          {t(`state_${status.status}`)}
        </h2>
        {status.status_reason && <p className="whitespace-pre-line">{status.status_reason}</p>}
        {status.status === 'suspended' && <p>{t('state_suspended_text')}</p>}
        {status.ends_on !== null && <p>{t('ends_on', { date: formatDate(status.ends_on) })}</p>}
        {status.status === 'active' && <End />}
        {status.status === 'ending' && status.ended_by === 'company' && (
          <Act
            label={t('keep')}
            send={(companyId) => api.call('withdrawCompanyEnd', { params: { companyId } })}
          />
        )}
      </Card>
    </section>
  );
}

/** The last step of the first day. */
function Open() {
  const t = useTexts('company');
  return (
    <section aria-labelledby="open" className="mt-4 max-w-2xl">
      <Card className="grid gap-4">
        <h2 id="open" className="text-xl">
          {t('open_title')}
        </h2>
        <p>{t('open_text')}</p>
        <Act label={t('open')} send={(companyId) => api.call('openCompany', { params: { companyId } })} />
      </Card>
    </section>
  );
}

/** Does one thing, after which the page is as it is then. */
function Act({ label, send }: { label: string; send: (companyId: string) => Promise<unknown> }) {
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const { act, isBusy, error } = useAct(async () => {
    await send(companyId);
    await revalidate();
  });
  return (
    <>
      {error !== null && <Refusal error={error} />}
      <Button size="large" className="justify-self-start" isBusy={isBusy} onClick={act}>
        {label}
      </Button>
    </>
  );
}

const A_MONTH = 30;

/** What happens to bookings is said before anything can be pressed. */
function End() {
  const t = useTexts('company');
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const { status } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [day] = useState(() =>
    addDays(localDate(localDateTime(serverNow().toISOString()) as LocalDateTime), A_MONTH),
  );
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) =>
      api.call('requestCompanyEnd', {
        params: { companyId },
        body: { ends_on: typedText(typed, 'ends_on'), reason: typedText(typed, 'reason') },
      }),
    () => revalidate(),
  );
  if (!isOpen) {
    return (
      <Button variant="secondary" size="large" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('end')}
      </Button>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <p>{t('end_text')}</p>
      <p className="font-semibold">{t('end_bookings', status.bookings)}</p>
      <TextField
        name="ends_on"
        type="date"
        label={t('last_day')}
        defaultValue={day}
        error={errorOf('ends_on')}
      />
      <TextAreaField name="reason" isOptional label={t('end_reason')} error={errorOf('reason')} />
      {refusal !== null && (
        <p role="alert" className="text-danger font-medium">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="large" onClick={() => setIsOpen(false)}>
          {t('end_not')}
        </Button>
        <Button type="submit" variant="danger" size="large" isBusy={isSending}>
          {t('end')}
        </Button>
      </div>
    </form>
  );
}
