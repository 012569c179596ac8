import type { CarDetail } from '@nolo/contract/cars.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Switch } from '@nolo/ui/choice.tsx';
import { withSameTime, type TimedDates } from './rental-dates.ts';

type Props = {
  rental: TimedDates;
  fees: CarDetail['company']['fees'];
  onChange: (times: TimedDates) => void;
};

/** On: back at or before the pickup's time of day. Off: any time, for the company's fee. */
export function SameTimeSwitch({ rental, fees, onChange }: Props) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const { flexible_return: fee, late_per_day: late } = fees;
  const money = (amount: number) => formatMoney(amount, language, { short: true });
  const hints = [
    t('same_time_hint'),
    fee ? t('same_time_fee', { fee: money(fee) }) : t('same_time_free'),
    late ? t('late_fee', { fee: money(late) }) : '',
  ];
  return (
    <Switch
      label={t('same_time')}
      hint={hints.filter(Boolean).join(' ')}
      checked={rental.isSameTime}
      onChange={({ currentTarget }) => onChange(withSameTime(rental.dates, currentTarget.checked))}
    />
  );
}
