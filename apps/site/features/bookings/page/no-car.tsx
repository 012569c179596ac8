import { useState } from 'react';
import { messageOf } from '@nolo/contract/api-error.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { OBJECTION_HOURS } from '@nolo/domain/cancellation/company-endings.ts';
import { formatDeadline, formatMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { Section } from './section.tsx';

type Props = {
  booking: ReservationDetail;
  report: NonNullable<ReservationDetail['not_handed_over']>;
  onSent: () => void;
};

/** The pickup time has passed: whoever was not given the car says so here. */
export function NoCar({ booking, report, onSent }: Props) {
  const t = useTexts('booking');
  const language = useLanguage();
  const { reported_at, object_until, objected_at } = report;
  const company = booking.company.company_name;
  return (
    <Section title={t('no_car_title')}>
      {reported_at === null || object_until === null ? (
        <>
          <p>{t('no_car_text', { company, hours: OBJECTION_HOURS })}</p>
          <ReportButton booking={booking} onSent={onSent} />
        </>
      ) : (
        <p>
          {t('no_car_reported', { date: formatMoment(reported_at, language) })}{' '}
          {objected_at === null
            ? t('no_car_waits', { company, deadline: formatDeadline(object_until, language) })
            : t('no_car_objected', { company, date: formatMoment(objected_at, language) })}
        </p>
      )}
    </Section>
  );
}

function ReportButton({ booking, onSent }: Pick<Props, 'booking' | 'onSent'>) {
  const t = useTexts('booking');
  const common = useTexts('common');
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const report = async () => {
    setIsBusy(true);
    try {
      const input = { params: { id: booking.id } };
      toast.success((await browserApi.reply('reportNotHandedOver', input, { isQuiet: true })).message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setIsBusy(false);
    setIsAsking(false);
    onSent();
  };
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setIsAsking(true)}>
        {t('report_no_car')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('no_car_question')}
        text={t('no_car_question_text', { company: booking.company.company_name })}
        confirmLabel={t('no_car_confirm')}
        cancelLabel={common('cancel')}
        isBusy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void report()}
      />
    </>
  );
}
