import type { WireQuote } from '../../../contract/quotes.ts';
import { YOUNG_DRIVER_UNDER } from '../../../domain/pricing/young-driver.ts';
import { formatMoney } from '../../../locales/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';

/** Why the total is another one than the list said, which knows nobody's age: what it was, what it is, for whom. */
export function YoungDriverNote({ quote }: { quote: WireQuote }) {
  const t = useTexts('price');
  const language = useLanguage();
  const fee = quote.lines.find(({ kind }) => kind === 'young_driver')?.amount ?? 0;
  if (fee === 0) return null;
  const money = (minor: number) => formatMoney(minor, language);
  const [after, before] = [money(quote.total), money(quote.total - fee)];
  return (
    <p className="bg-primary-soft text-on-primary-soft rounded-control mt-3 px-3 py-2 text-sm">
      {t('young_driver_note', { after, before, amount: money(fee), age: YOUNG_DRIVER_UNDER })}
    </p>
  );
}
