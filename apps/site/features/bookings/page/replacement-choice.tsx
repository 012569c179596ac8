import { useState } from 'react';
import { Link } from 'react-router';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { bookedCarName } from '../../../shared/bookings/booked-car-name.ts';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { Section } from './section.tsx';

type Props = {
  booking: ReservationDetail;
  proposed: NonNullable<ReservationDetail['replacement']>;
  onDecided: () => void;
};

/** Another car at the same price, or everything back: the renter decides. */
export function ReplacementChoice({ booking, proposed, onDecided }: Props) {
  const t = useTexts('booking');
  const common = useTexts('common');
  const { isBusy, decide } = useDecision(booking.id, onDecided);
  const [isRefusing, setIsRefusing] = useState(false);
  const language = useLanguage();
  const amount = formatMoney(booking.quote.total - (booking.refund ?? 0), language);
  return (
    <Section title={t('replacement_title')}>
      <p>{t('replacement_text', { company: booking.company.company_name, car: bookedCarName(booking) })}</p>
      <Proposed proposed={proposed} />
      <p className="mt-4">
        {t('replacement_until', { deadline: formatDeadline(proposed.answer_until, language) })}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button className="max-sm:flex-auto" isBusy={isBusy} onClick={() => void decide(true)}>
          {t('replacement_accept')}
        </Button>
        <Button variant="secondary" className="max-sm:flex-auto" onClick={() => setIsRefusing(true)}>
          {t('replacement_refuse', { amount })}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isRefusing}
        title={t('replacement_refuse_title')}
        text={t('replacement_refuse_text', { amount })}
        confirmLabel={common('yes')}
        cancelLabel={common('no')}
        variant="danger"
        isBusy={isBusy}
        onCancel={() => setIsRefusing(false)}
        onConfirm={() => void decide(false).then(() => setIsRefusing(false))}
      />
    </Section>
  );
}

function Proposed({ proposed }: Pick<Props, 'proposed'>) {
  const t = useTexts('booking');
  return (
    <div className="bg-sunken rounded-control mt-4 flex items-center gap-4 p-3">
      <div className="w-28 shrink-0">
        <Picture
          source={proposed.picture}
          alt=""
          sizes="7rem"
          className="rounded-control aspect-[16/10] w-full object-cover"
        />
      </div>
      <p className="min-w-0">
        <span className="block font-semibold">{`${proposed.car_make} ${proposed.car_model}`}</span>
        <Link
          to={paths.carDetail(useLanguage(), proposed)}
          className="text-primary-text inline-flex min-h-11 items-center font-semibold hover:underline"
        >
          {t('replacement_see')}
        </Link>
      </p>
    </div>
  );
}

function useDecision(id: string, onDecided: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (accept: boolean) => {
    setIsBusy(true);
    try {
      const input = { params: { id }, body: { accept } };
      toast.success((await browserApi.reply('decideReplacement', input, { isQuiet: true })).message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setIsBusy(false);
    onDecided();
  };
  return { isBusy, decide };
}
