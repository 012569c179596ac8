import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { OBJECTION_HOURS } from '@nolo/domain/cancellation/company-endings.ts';
import { formatDeadline, formatMoment, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { useCompany } from '../member.ts';
import type { Booking, BookingChange, changeBooking } from './load-booking.ts';

type Ending = Exclude<BookingChange['what'], 'propose'>;

const wide = 'w-full min-h-12!';

/** What can be done when car or renter do not come; by whom it may be done. Nothing once the car has been handed over. */
export function BookingProblems({ booking }: { booking: Booking }) {
  const t = useTexts('company-bookings');
  const language = useLanguage();
  const { role } = useCompany();
  const [asked, setAsked] = useState<Ending | null>(null);
  const { propose_replacement, propose_until, not_provide, no_show, no_show_from } = booking.actions;
  const mayEnd = mayAct(role, 'manager');
  if (no_show_from === null && !not_provide) return null;
  return (
    <Card>
      <h2 className="text-lg">{t('problem_title')}</h2>
      <ul className="mt-3 grid gap-4 empty:hidden">
        {mayEnd && propose_replacement && (
          <li>
            <Link to="replacement" className={buttonStyle('secondary', 'medium', wide)}>
              {t('propose')}
            </Link>
            <p className="text-muted mt-1 text-sm">
              {t('propose_by', { deadline: formatDeadline(propose_until, language) })}
            </p>
          </li>
        )}
        {no_show && (
          <li>
            <Button variant="secondary" className={wide} onClick={() => setAsked('no_show')}>
              {t('no_show')}
            </Button>
          </li>
        )}
        {mayEnd && not_provide && (
          <li>
            <Button variant="secondary" className={wide} onClick={() => setAsked('not_provide')}>
              {t('not_provide')}
            </Button>
          </li>
        )}
      </ul>
      {!no_show && no_show_from !== null && (
        <p className="text-muted mt-4 text-sm">
          {t('no_show_from', { date: formatMoment(no_show_from, language) })}
        </p>
      )}
      {asked && <EndQuestion booking={booking} ending={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type QuestionProps = { booking: Booking; ending: Ending; onClose: () => void };

/** Asks once, with what it costs; a refusal stands under the question. */
function EndQuestion({ booking, ending, onClose }: QuestionProps) {
  const t = useTexts('company-bookings');
  const common = useTexts('common');
  const fetcher = useFetcher<typeof changeBooking>();
  const { data, state } = fetcher;
  const changed = state === 'idle' && data !== undefined && 'error' in data ? data : null;
  const isDone = changed?.error === null;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const renter = booking.renter?.name ?? t('somebody');
  return (
    <ConfirmDialog
      isOpen
      title={t(`${ending}_title`, { renter })}
      text={
        <div className="grid gap-3">
          <Consequences booking={booking} ending={ending} renter={renter} />
          {changed !== null && !isDone && <Refusal error={changed.error} />}
        </div>
      }
      variant="danger"
      confirmLabel={t(`${ending}_confirm`)}
      cancelLabel={common('cancel')}
      isBusy={state !== 'idle'}
      onCancel={onClose}
      onConfirm={() =>
        void fetcher.submit({ what: ending } satisfies BookingChange, {
          method: 'post',
          encType: 'application/json',
        })
      }
    />
  );
}

function Consequences({
  booking,
  ending,
  renter,
}: Pick<QuestionProps, 'booking' | 'ending'> & { renter: string }) {
  const t = useTexts('company-bookings');
  const language = useLanguage();
  const { actions, commission } = booking;
  const money = (minor: number) => formatMoney(minor, language);
  if (ending === 'no_show') {
    const amounts = { refund: money(actions.no_show_refund), commission: money(actions.no_show_commission) };
    return <p>{t('no_show_text', { renter, ...amounts, hours: OBJECTION_HOURS })}</p>;
  }
  const amounts = { refund: money(actions.not_provide_refund), commission: money(commission) };
  return (
    <>
      <p>{t('not_provide_text', { renter, ...amounts })}</p>
      {actions.propose_replacement && (
        <p>{t('not_provide_instead', { deadline: formatDeadline(actions.propose_until, language) })}</p>
      )}
    </>
  );
}
