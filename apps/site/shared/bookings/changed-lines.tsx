import type { WireQuote } from '@nolo/contract/quotes.ts';
import { changedLines } from '@nolo/domain/pricing/quote-changes.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

/** The lines of two quotes that differ, side by side. */
export function ChangedLines({ before, after }: { before: WireQuote; after: WireQuote }) {
  const t = useTexts('checkout');
  const price = useTexts('price');
  const language = useLanguage();
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, language));
  return (
    <div className="overflow-x-auto">
      <table className="text-ink w-full text-sm tabular-nums">
        <thead className="text-muted text-left">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              {t('price_changed_what')}
            </th>
            <th scope="col" className="py-1 whitespace-nowrap pr-3 text-right font-normal">
              {t('price_changed_before')}
            </th>
            <th scope="col" className="py-1 whitespace-nowrap text-right font-normal">
              {t('price_changed_now')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {changedLines(before.lines, after.lines).map(({ line, ...amounts }) => (
            <tr key={`${line.kind} ${line.label ?? ''}`}>
              <th scope="row" className="py-2 pr-3 text-left font-semibold break-words">
                {quoteLineName(price, after.periods, line)}
              </th>
              <td className="py-2 pr-3 text-right whitespace-nowrap">{money(amounts.before)}</td>
              <td className="py-2 text-right font-semibold whitespace-nowrap">{money(amounts.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
