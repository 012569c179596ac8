import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';

/** An amount in minor units. `before` is struck through beside it; `isShort` drops the cents of whole euros. */
export function Price(props: {
  amountMinor: number;
  before?: number;
  isShort?: boolean;
  className?: string;
}) {
  const language = useLanguage();
  const { amountMinor, before, isShort = false, className = '' } = props;
  const text = (amount: number) => formatMoney(amount, language, { short: isShort });
  return (
    <span className={`tabular-nums whitespace-nowrap ${className}`}>
      {before !== undefined && before !== amountMinor && (
        <>
          <s className="text-muted text-[0.75em] font-normal">{text(before)}</s>{' '}
        </>
      )}
      <span>{text(amountMinor)}</span>
    </span>
  );
}
