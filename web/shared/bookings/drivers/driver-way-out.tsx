import type { CarDetail } from '../../../../contract/cars.ts';
import type { RentalTimes } from '../../../../domain/rental/rental-request.ts';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import type { ButtonLook, ButtonSize } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { listAround } from '../../cars/list-around.ts';

type Props = {
  car: Pick<CarDetail, 'city' | 'latitude' | 'longitude'>;
  rental: RentalTimes;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
};

/** Whoever cannot drive this car is led to the others for the same dates. */
export function DriverWayOut({ car, rental, ...button }: Props) {
  const t = useTexts('car');
  const { city, to } = listAround(car, rental, useLanguage());
  return (
    <LinkButton {...button} to={to}>
      {t('unavailable_all_in', { city })}
    </LinkButton>
  );
}
