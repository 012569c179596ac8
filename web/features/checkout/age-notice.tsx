import { localDate, parseLocalDate } from '../../../domain/calendar/local-date-time.ts';
import { ageOn } from '../../../domain/identity/age.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import type { CheckoutModel } from './use-checkout.ts';

/** Said before paying: who is too young for the car by the profile may be turned away at the desk. */
export function AgeNotice({ model: { car, profile, rental } }: { model: CheckoutModel }) {
  const t = useTexts('inclusions');
  const age = car.inclusions.minimum_age;
  const born = parseLocalDate(profile.dob ?? '');
  if (born === null || ageOn(born, localDate(rental.dates.start)) >= age) return null;
  return (
    <div role="note" className="bg-warning-soft rounded-card flex gap-3 p-4 text-sm">
      <WarningIcon className="text-warning mt-0.5" />
      <div>
        <p className="text-warning font-bold">{t('too_young_title', { age })}</p>
        <p>{t('too_young_text')}</p>
      </div>
    </div>
  );
}
