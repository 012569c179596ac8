import { useState, type MouseEvent } from 'react';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { isDriverProblem } from '@nolo/domain/booking/driver-eligibility.ts';
import { accessToken } from '../../api/session.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { DriverWayOut } from '../../shared/bookings/drivers/driver-way-out.tsx';
import { LogInAlert } from '../../shared/bookings/log-in-alert.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import type { QuoteResult } from './load-quote.ts';
import { rentalQuery, type DatedRequest } from '@nolo/domain/rental/rental-request.ts';

type Props = { car: CarDetail; request: DatedRequest; quote: QuoteResult; className?: string };

/** To checkout with this car and these dates; to other cars where these dates are taken or the renter may not drive it. */
export function BookNow({ car, request, quote, className = '' }: Props) {
  const t = useTexts('car');
  const language = useLanguage();
  const wanted = { carId: car.id, slug: car.slug, ...rentalQuery(request) };
  if (quote.kind === 'refused' && isDriverProblem(quote.code)) {
    return <DriverWayOut size="large" code={quote.code} car={car} rental={request} className={className} />;
  }
  if (quote.kind === 'refused') {
    return (
      <Button size="large" disabled className={className}>
        {t('book_now')}
      </Button>
    );
  }
  if (quote.availability === 'taken') {
    return (
      <LinkButton size="large" to={paths.carNotAvailable(language, wanted)} className={className}>
        {t('see_similar')}
      </LinkButton>
    );
  }
  return <ToCheckout to={paths.checkout(language, wanted)} className={className} />;
}

/** A guest is asked to log in first, and comes back to this checkout. */
function ToCheckout({ to, className }: { to: string; className: string }) {
  const t = useTexts('car');
  const [isAsked, setIsAsked] = useState(false);
  const ask = (event: MouseEvent) => {
    if (accessToken() || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setIsAsked(true);
  };
  return (
    <>
      <LinkButton size="large" to={to} className={className} onClick={ask}>
        {t('book_now')}
      </LinkButton>
      <LogInAlert isOpen={isAsked} onClose={() => setIsAsked(false)} redirect={to} />
    </>
  );
}
