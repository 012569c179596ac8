import { useState } from 'react';
import { Link } from 'react-router';
import type { HiddenCar } from '@nolo/contract/staff/offer-reports.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { ReasonDialog, useErrorOf } from '../reason-dialog.tsx';

/** `car`: as it was typed; the server refuses what is none. */
export type HideStep = { what: 'hide'; car: string | number; is_hidden: boolean; reason: string };

/** Cars that staff has hidden, and a way to hide one that nobody has reported. */
export function HiddenCars({ cars }: { cars: readonly HiddenCar[] }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section aria-labelledby="hidden-cars" className="mt-10">
      <h2 id="hidden-cars" className="text-xl">
        {t('hidden_cars')}
      </h2>
      {cars.length === 0 ? (
        <p className="text-muted mt-2">{t('hidden_cars_none')}</p>
      ) : (
        <ul className="border-line mt-3 border-t">
          {cars.map((car) => (
            <HiddenCarRow key={car.car_id} car={car} />
          ))}
        </ul>
      )}
      <Button variant="secondary" className="mt-4 min-h-12!" onClick={() => setIsAsked(true)}>
        {t('hide_one_car')}
      </Button>
      {isAsked && (
        <ReasonDialog<HideStep>
          title={t('hide_one_car')}
          text={t('hide_one_car_text')}
          label={backoffice('reason')}
          hint={t('offer_report_reason_hint')}
          confirmLabel={t('offer_report_hide')}
          variant="danger"
          stepOf={(reason, form) => ({
            what: 'hide',
            car: form.get('car') as string,
            is_hidden: true,
            reason,
          })}
          onClose={() => setIsAsked(false)}
        >
          <CarNumberField />
        </ReasonDialog>
      )}
    </section>
  );
}

function CarNumberField() {
  const t = useTexts('work');
  const errorOf = useErrorOf();
  return (
    <TextField
      name="car"
      inputMode="numeric"
      autoComplete="off"
      label={t('hide_one_car_id')}
      hint={t('hide_one_car_id_hint')}
      error={errorOf('id')}
    />
  );
}

function HiddenCarRow({ car }: { car: HiddenCar }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const when = formatDateTime(localDateTime(car.hidden_at), language);
  return (
    <li className="border-line border-b py-4">
      <h3 className="text-lg">{car.car}</h3>
      <p className="text-muted text-sm">
        <Link to={`/companies/${car.company_id}`} className="hover:underline">
          {car.company}
        </Link>
      </p>
      <p className="mt-2 break-words whitespace-pre-line">
        {t('hidden_car_since', { when, reason: car.hidden_because })}
      </p>
      <Button variant="secondary" className="mt-3 min-h-12!" onClick={() => setIsAsked(true)}>
        {t('show_car')}
      </Button>
      {isAsked && (
        <ReasonDialog<HideStep>
          title={t('show_car_title')}
          text={t('show_car_text')}
          label={backoffice('reason')}
          hint={t('offer_report_reason_hint')}
          confirmLabel={t('show_car')}
          stepOf={(reason) => ({ what: 'hide', car: car.car_id, is_hidden: false, reason })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </li>
  );
}
