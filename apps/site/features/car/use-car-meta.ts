import { cityName } from '@nolo/content/cities.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { sharePictures } from '../../app/paths.ts';
import { carName } from '../../shared/cars/car-name.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

/** Title, description and picture of a car's page. */
export function useCarMeta(car: CarDetail) {
  const t = useTexts('car');
  const language = useLanguage();
  const name = carName(car);
  const city = cityName(car.city, language);
  const price = formatMoney(car.price.day, language, { short: true });
  return {
    language,
    title: t('title', { name, city }),
    description: t('description', { name, company: car.company.company_name, city, price }),
    image: sharePictures.car(language, car.id),
  };
}
