import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { formatDeadline, formatMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { ObjectionForm } from './objection-form.tsx';
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
          <ObjectionForm
            label={t('objection_field')}
            sendLabel={t('objection_send')}
            send={async (text) => {
              const input = { params: { id: booking.id }, body: { text } };
              return (await browserApi.reply('objectToNoShow', input, { isQuiet: true })).message;
            }}
            onSettled={onSent}
          />
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
