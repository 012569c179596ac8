import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { MAX_OBJECTION } from '@nolo/domain/cancellation/company-endings.ts';
import { formatDeadline, formatMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { Section } from './section.tsx';

type Props = {
  booking: ReservationDetail;
  noShow: NonNullable<ReservationDetail['no_show']>;
  onSent: () => void;
};

/** The company says that nobody came for the car: whoever did says so here, while there is time. */
export function Objection({ booking, noShow, onSent }: Props) {
  const t = useTexts('booking');
  const language = useLanguage();
  const { objected_at, object_until, can_object } = noShow;
  return (
    <Section title={t('objection_title')}>
      {can_object ? (
        <>
          <p>{t('objection_text', { deadline: formatDeadline(object_until, language) })}</p>
          <ObjectionForm id={booking.id} onSent={onSent} />
        </>
      ) : (
        <p>
          {objected_at === null
            ? t('objection_over')
            : t('objection_done', { date: formatMoment(objected_at, language) })}
        </p>
      )}
    </Section>
  );
}

function ObjectionForm({ id, onSent }: { id: string; onSent: () => void }) {
  const t = useTexts('booking');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text') as string;
    setIsBusy(true);
    setError(undefined);
    try {
      const input = { params: { id }, body: { text } };
      toast.success((await browserApi.reply('objectToNoShow', input, { isQuiet: true })).message);
      onSent();
    } catch (thrown) {
      const atField = isApiError(thrown) ? thrown.errors['text']?.[0] : undefined;
      setError(atField);
      if (atField === undefined) {
        toast.error(messageOf(thrown));
        onSent();
      }
    }
    setIsBusy(false);
  };
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void send(event)}>
      <TextAreaField name="text" label={t('objection_field')} error={error} maxLength={MAX_OBJECTION} />
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {t('objection_send')}
      </Button>
    </form>
  );
}
