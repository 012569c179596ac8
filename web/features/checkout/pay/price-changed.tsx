import type { WireQuote } from '../../../../contract/quotes.ts';
import { formatMoney } from '../../../../locales/format.ts';
import { ChangedLines } from '../../../shared/bookings/changed-lines.tsx';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';

type Props = { before: WireQuote; after: WireQuote };

/** What became of which line since the renter saw the price, and of the total. Nothing has been charged. */
export default function PriceChanged({ before, after }: Props) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <>
      <p>{t('price_changed_text', { before: money(before.total), after: money(after.total) })}</p>
      <div className="mt-4">
        <ChangedLines before={before} after={after} />
      </div>
    </>
  );
}
