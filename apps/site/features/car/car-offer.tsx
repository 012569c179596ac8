import type { CarDetail } from '@nolo/contract/cars.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { carName } from '../../shared/cars/car-name.ts';
import { breadcrumb } from '../../shared/structured/breadcrumb.ts';
import { carData } from '../../shared/structured/car-data.ts';
import { StructuredData } from '../../shared/structured/structured-data.tsx';
import { useOrigin } from '../../shared/structured/use-origin.ts';
import type { QuoteResult } from './load-quote.ts';

type Props = { car: CarDetail; quote: QuoteResult; path: string; description: string };

/** The car, its offer and the way to it, as search engines read them. */
export function CarOffer({ car, quote, path, description }: Props) {
  const t = useTexts('common');
  const [origin, language] = [useOrigin(), useLanguage()];
  const isAvailable = quote.kind === 'quote' && quote.availability !== 'taken';
  const steps = [
    { name: t('title_home'), to: paths.home(language) },
    { name: t('title_car_list'), to: paths.carList(language) },
    { name: carName(car), to: path },
  ];
  return (
    <>
      <StructuredData
        data={import.meta.env.SSR && carData({ car, origin, path, description, isAvailable })}
      />
      <StructuredData data={import.meta.env.SSR && breadcrumb(origin, steps)} />
    </>
  );
}
