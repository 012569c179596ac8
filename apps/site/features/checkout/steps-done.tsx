import { formatDayTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { pickupReturnLocations } from '../../shared/rental/pickup-return-locations.ts';
import type { CheckoutModel } from './use-checkout.ts';

/** 'Fri 26-03-2027, 10:00 AM – Mon 29-03-2027, 10:00 AM' and where. */
export function RentalDone({ model: { rental, car } }: { model: CheckoutModel }) {
  const language = useLanguage();
  const places = pickupReturnLocations(rental, car);
  const [pickup, back] = [places.pickup?.description, places.return?.description];
  return (
    <>
      <p>
        <span className="inline-block">{formatDayTime(rental.dates.start, language)}</span>
        {' – '}
        <span className="inline-block">{formatDayTime(rental.dates.end, language)}</span>
      </p>
      <p>{pickup === back ? pickup : [pickup, back].filter(Boolean).join(' → ')}</p>
    </>
  );
}

export function BillingDone({ form }: { form: CheckoutModel['form'] }) {
  const { billing, company, hasCompany } = form.watch();
  return (
    <>
      <p className="break-words">{[billing.name, billing.email].filter(Boolean).join('\u00a0· ')}</p>
      {hasCompany && <p>{company.company_name}</p>}
    </>
  );
}

export function ExtrasDone({ model: { draft, extras } }: { model: CheckoutModel }) {
  const t = useTexts('checkout');
  const chosen = extras.flatMap(({ id, name }) => {
    const count = draft.extras[id];
    return count ? [count > 1 ? `${count} × ${name}` : name] : [];
  });
  chosen.push(...draft.drivers.map(({ name }) => t('driver_named', { name })));
  if (draft.coupon) chosen.push(t('coupon_named', { code: draft.coupon }));
  return <p>{chosen.join(', ') || t('no_extras')}</p>;
}
