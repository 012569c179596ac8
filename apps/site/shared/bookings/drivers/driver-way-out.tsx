import { useLocation } from 'react-router';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { isLicenceProblem, type DriverProblem } from '@nolo/domain/booking/driver-eligibility.ts';
import type { RentalTimes } from '@nolo/domain/rental/rental-request.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { ButtonVariant, ButtonSize } from '@nolo/ui/button-style.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { listAround } from '../../cars/list-around.ts';

type Props = {
  /** Why the renter cannot drive. */
  code: DriverProblem;
  car: Pick<CarDetail, 'city' | 'latitude' | 'longitude'>;
  rental: RentalTimes;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Whoever may not hire this car is led to the others for the same dates, whose stated licence will not do to the profile. */
export function DriverWayOut({ code, car, rental, ...button }: Props) {
  const t = useTexts('car');
  const { city, to } = listAround(car, rental, useLanguage());
  if (isLicenceProblem(code)) return <LicenceLink {...button} />;
  return (
    <LinkButton {...button} to={to}>
      {t('unavailable_all_in', { city })}
    </LinkButton>
  );
}

/** To the licence in the renter's profile, and back from there. */
export function LicenceLink(button: Pick<Props, 'variant' | 'size' | 'className'>) {
  const t = useTexts('car');
  const { pathname, search } = useLocation();
  const to = paths.myProfileDocument(useLanguage(), { redirect: pathname + search });
  return (
    <LinkButton {...button} to={to}>
      {t('to_licence')}
    </LinkButton>
  );
}
