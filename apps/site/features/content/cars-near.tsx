import type { CarCard as Car } from '@nolo/contract/car-card.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CarRow } from '../../shared/cars/car-row.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';

type Props = { title: string; cars: readonly Car[]; allHref: string; noneText: string; isFirst?: boolean };

/** Cars from the real search, with what they cost, and the way to all of them. */
export function CarsNear({ title, cars, allHref, noneText, isFirst }: Props) {
  const language = useLanguage();
  const t = useTexts('content');
  if (cars.length === 0) {
    return (
      <section className="bg-sunken rounded-panel flex flex-col items-start gap-4 p-6">
        <h2 className="text-2xl">{noneText}</h2>
        <p className="text-muted">{t('none_text')}</p>
        <LinkButton to={paths.carList(language)}>{t('all_cars')}</LinkButton>
      </section>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <CarRow title={title} cars={cars} hrefOf={(car) => paths.carDetail(language, car)} isFirst={isFirst} />
      <LinkButton variant="secondary" to={allHref} className="self-start">
        {t('all_cars')}
      </LinkButton>
    </div>
  );
}
