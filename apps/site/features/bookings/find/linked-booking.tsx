import { useEffect, useState } from 'react';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { BookingPage } from '../page/booking-page.tsx';
import { BookingPageSkeleton } from '../page/booking-page-skeleton.tsx';

type Outcome = 'loading' | 'invalid' | { problem: string } | { booking: ReservationDetail };

/** Where the link of the mail leads: the booking, to be read. */
export function LinkedBooking({ token }: { token: string }) {
  const [turn, setTurn] = useState(0);
  return <Linked key={turn} token={token} onRetry={() => setTurn(turn + 1)} />;
}

function Linked({ token, onRetry }: { token: string; onRetry: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const options = { isQuiet: true, signal: controller.signal };
    browserApi.call('linkedReservation', { body: { token } }, options).then(
      ({ reservation }) => setOutcome({ booking: reservation }),
      (error: Error) => {
        if (controller.signal.aborted) return;
        setOutcome(isApiError(error, 'booking.link_invalid') ? 'invalid' : { problem: error.message });
      },
    );
    return () => controller.abort();
  }, [token]);
  if (outcome === 'loading') return <BookingPageSkeleton />;
  if (outcome === 'invalid') return <InvalidLink />;
  if ('booking' in outcome) return <BookingPage booking={outcome.booking} isReadOnly />;
  return <Unanswered problem={outcome.problem} onRetry={onRetry} />;
}

function InvalidLink() {
  const t = useTexts('booking');
  return (
    <div className="page-width py-10">
      <h1 className="sr-only">{t('find_title')}</h1>
      <EmptyState title={t('find_invalid')} text={t('find_invalid_text')}>
        <LinkButton to={paths.findBooking(useLanguage())}>{t('find_again')}</LinkButton>
      </EmptyState>
    </div>
  );
}

function Unanswered({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const t = useTexts('booking');
  const common = useTexts('common');
  return (
    <div className="page-width py-10" role="alert">
      <h1 className="sr-only">{t('find_title')}</h1>
      <EmptyState title={common('something_wrong')} text={problem}>
        <Button onClick={onRetry}>{common('try_again')}</Button>
      </EmptyState>
    </div>
  );
}
