import { Link } from 'react-router';
import { isDriverProblem } from '@nolo/domain/booking/driver-eligibility.ts';
import { carName } from '../../shared/cars/car-name.ts';
import { KnownIssues } from '../../shared/cars/known-issues.tsx';
import { OrSimilar } from '../../shared/cars/or-similar.tsx';
import { QuoteLines, QuoteDetails, QuoteParts, QuoteTotal } from '../../shared/cars/quote-lines.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '@nolo/ui/button.tsx';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import { staleVariant } from '@nolo/ui/stale-style.ts';
import { RentalDone } from './steps-done.tsx';
import { rentalQuery } from './rental/rental.ts';
import { stepOfRefusal } from './pay/pay-problem.ts';
import type { CheckoutModel } from './use-checkout.ts';

/** What is rented and what it costs, by the server's own lines. */
export function PricePanel({ model }: { model: CheckoutModel }) {
  return (
    <>
      <RentedCar model={model} />
      <PriceLines model={model} />
    </>
  );
}

function RentedCar({ model }: { model: CheckoutModel }) {
  const { car } = model;
  const language = useLanguage();
  const [picture] = car.pictures;
  const name = carName(car);
  return (
    <div className="flex flex-col gap-3">
      {picture && (
        <Picture
          source={picture}
          alt=""
          sizes="22rem"
          isPriority
          className="bg-sunken rounded-control desk:[@media(max-height:44rem)]:hidden aspect-[16/9] w-full object-cover"
        />
      )}
      <div>
        <p className="text-lg leading-snug font-bold">
          <Link to={paths.carDetail(language, car)} className="hover:underline">
            {name}
          </Link>
        </p>
        <p className="text-muted text-sm">
          <OrSimilar isShown={car.or_similar} />
          {car.company.company_name}
        </p>
        <div className="mt-2 text-sm">
          <RentalDone model={model} />
        </div>
        <KnownIssues issues={car.carIssues} className="mt-2 text-sm" />
      </div>
    </div>
  );
}

/** The same beside the steps: however low the window is, the total, or what stands in its way, is in view. */
export function PriceColumn({ model }: { model: CheckoutModel }) {
  const { calculation, isLoading } = model.quote;
  const stale = staleVariant(isStale(model));
  return (
    <>
      <RentedCar model={model} />
      {calculation ? (
        <div className={`border-line border-t pt-4 ${stale}`}>
          <QuoteParts quote={calculation.quote} />
          <QuoteDetails quote={calculation.quote} />
        </div>
      ) : (
        !model.quote.error && <LinesSkeleton />
      )}
      <div
        aria-busy={isLoading}
        className="border-line sticky bottom-0 mt-auto flex flex-col gap-3 border-t bg-inherit pt-3 pb-4"
      >
        <QuoteRefused model={model} />
        {calculation && (
          <div aria-live="polite" className={stale}>
            <QuoteTotal quote={calculation.quote} />
          </div>
        )}
        <Taken model={model} />
      </div>
    </>
  );
}

function PriceLines({ model }: { model: CheckoutModel }) {
  const { calculation, error, isLoading } = model.quote;
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-4">
      <QuoteRefused model={model} />
      {calculation ? (
        <div aria-live="polite" className={`border-line border-t pt-4 ${staleVariant(isStale(model))}`}>
          <QuoteLines quote={calculation.quote} />
        </div>
      ) : (
        !error && <LinesSkeleton />
      )}
      <Taken model={model} />
    </div>
  );
}

function isStale({ quote: { isLoading, error } }: CheckoutModel): boolean {
  return isLoading || error !== null;
}

function Taken({ model: { isTaken, rental } }: { model: CheckoutModel }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  if (!isTaken) return null;
  return (
    <div role="alert" className="bg-warning-soft rounded-control flex flex-col gap-3 p-4 text-sm">
      <div>
        <p className="text-warning font-bold">{t('taken_title')}</p>
        <p>{t('taken_text')}</p>
      </div>
      <LinkButton variant="secondary" size="small" to={paths.carNotAvailable(language, rentalQuery(rental))}>
        {t('see_similar')}
      </LinkButton>
    </div>
  );
}

/** A refusal that belongs to a field is shown there as well. */
function QuoteRefused({ model: { quote } }: { model: Pick<CheckoutModel, 'quote'> }) {
  const t = useTexts('common');
  const { error, refresh } = quote;
  if (!error) return null;
  return (
    <div role="alert" className="bg-danger-soft text-danger rounded-control flex flex-col gap-3 p-4 text-sm">
      <p className="flex gap-2 font-medium">
        <WarningIcon className="mt-0.5 size-4" />
        {error.message}
      </p>
      {stepOfRefusal(error) === null && !isDriverProblem(error.code) && (
        <Button variant="secondary" size="small" className="self-start" onClick={refresh}>
          {t('try_again')}
        </Button>
      )}
    </div>
  );
}

function LinesSkeleton() {
  return (
    <div className="border-line flex flex-col gap-3 border-t pt-4">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
