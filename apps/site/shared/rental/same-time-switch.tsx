import type { CarDetail } from '@nolo/contract/cars.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Switch } from '@nolo/ui/choice.tsx';
import { alignReturnTime } from './rental-dates.ts';

type Times = { dates: RentalDates; isSameTime: boolean };
type Props = { rental: Times; fees: CarDetail['company']['fees']; onChange: (times: Times) => void };

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
  const change = (isSameTime: boolean) => {
    const dates = alignReturnTime(rental.dates, isSameTime);
    // Bringing the return back to the pickup's hour may leave nothing of a rental within one day.
    onChange({ isSameTime, dates: dates.end > dates.start ? dates : rental.dates });
  };
  return (
    <Switch
      label={t('same_time')}
      hint={hints.filter(Boolean).join(' ')}
      checked={rental.isSameTime}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
