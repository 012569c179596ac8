import { useState } from 'react';
import { formatMoney } from '../../../locales/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { PlaceField } from '../../shared/places/place-field.tsx';
import { storePlace } from '../../shared/rental/stored-selection.ts';
import { Switch } from '../../ui/choice.tsx';
import type { PanelProps } from './booking-panel.tsx';

const described = (description: string | undefined) => (description ? { description } : null);

/** Delivery and return elsewhere, where the company offers them. */
export function PlaceChoices({ car, request, onChange }: Pick<PanelProps, 'car' | 'request' | 'onChange'>) {
  const t = useTexts('car');
  const language = useLanguage();
  const [isElsewhere, setIsElsewhere] = useState(request.returnTo !== undefined);
  const { delivery, one_way } = car.company.fees;
  const money = (amount: number) => formatMoney(amount, language, { short: true });
  return (
    <>
      {car.is_delivery && (
        <div>
          <Switch
            label={delivery ? t('choose_deliver_fee', { amount: money(delivery) }) : t('choose_deliver')}
            checked={request.isDelivery}
            onChange={({ currentTarget }) => onChange({ isDelivery: currentTarget.checked })}
          />
          {request.isDelivery && (
            <PlaceField
              label={t('deliver_to')}
              value={described(request.pickup)}
              onChange={(place) => {
                storePlace(place);
                onChange({ pickup: place?.description });
              }}
            />
          )}
        </div>
      )}
      {one_way !== null && (
        <div>
          <Switch
            label={t('choose_return_elsewhere', { amount: money(one_way) })}
            checked={isElsewhere}
            onChange={({ currentTarget: { checked } }) => {
              setIsElsewhere(checked);
              if (!checked && request.returnTo) onChange({ returnTo: undefined });
            }}
          />
          {isElsewhere && (
            <PlaceField
              label={t('return_to')}
              value={described(request.returnTo)}
              onChange={(place) => onChange({ returnTo: place?.description })}
            />
          )}
        </div>
      )}
    </>
  );
}
