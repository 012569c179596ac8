import type { WireQuote } from '@nolo/contract/quotes.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Price } from '@nolo/ui/price.tsx';

type Props = { before: WireQuote; after: WireQuote; difference: number };

/** Old total, new total, and what is paid or comes back. */
export function ChangedTotals({ before, after, difference }: Props) {
  const t = useTexts('change');
  return (
    <dl className="border-line flex flex-col gap-1 border-t pt-3">
      <Row name={t('now_total')} amountMinor={before.total} />
      <Row name={t('new_total')} amountMinor={after.total} />
      <div className="flex items-baseline justify-between gap-4 text-lg font-bold">
        <dt>{t(nameOf(difference))}</dt>
        <dd>
          <Price amountMinor={Math.abs(difference)} />
        </dd>
      </div>
    </dl>
  );
}

function Row({ name, amountMinor }: { name: string; amountMinor: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd>
        <Price amountMinor={amountMinor} />
      </dd>
    </div>
  );
}

function nameOf(difference: number) {
  if (difference === 0) return 'difference';
  return difference > 0 ? 'to_pay' : 'to_refund';
}
