import { useParams, useRevalidator } from 'react-router';
import { MAX_OBJECTION } from '@nolo/domain/cancellation/company-endings.ts';
import { formatDeadline, formatMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import type { Booking } from './load-booking.ts';

type Report = NonNullable<Booking['report']>;

/** The renter says that they were not given the car: whoever knows better says so here, while there is time. */
export function Reported({ booking, report }: { booking: Booking; report: Report }) {
  const t = useTexts('company-bookings');
  const language = useLanguage();
  const { reported_at, object_until, can_object, objected_at } = report;
  return (
    <Card>
      <h2 className="text-lg">{t('reported')}</h2>
      <p className="mt-1">{t('reported_at', { date: formatMoment(reported_at, language) })}</p>
      {can_object && (
        <>
          <p className="mt-2">{t('reported_text', { deadline: formatDeadline(object_until, language) })}</p>
          <ObjectionForm id={booking.id} />
        </>
      )}
      {objected_at !== null && (
        <p className="mt-2">{t('reported_objected', { date: formatMoment(objected_at, language) })}</p>
      )}
    </Card>
  );
}

function ObjectionForm({ id }: { id: string }) {
  const t = useTexts('company-bookings');
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) =>
      api.call('objectToReport', { params: { companyId, id }, body: { text: typed.get('text') as string } }),
    revalidate,
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
      <TextAreaField
        name="text"
        label={t('reported_field')}
        error={errorOf('text')}
        maxLength={MAX_OBJECTION}
      />
      {refusal !== null && (
        <p role="alert" className="text-danger font-medium">
          {refusal}
        </p>
      )}
      <Button type="submit" className="min-h-12!" isBusy={isSending}>
        {t('reported_object')}
      </Button>
    </form>
  );
}
