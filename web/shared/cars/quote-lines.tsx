import type { ReactNode } from 'react';
import type { WireQuote } from '../../../contract/quotes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';

/** The price line by line; the lines sum to the total. */
export function QuoteLines({ calculation }: { calculation: { quote: WireQuote } }) {
  const t = useTexts('car');
  const { quote } = calculation;
  const nameOf = useLineName(quote);
  return (
    <div className="border-line border-t pt-4" aria-live="polite">
      <dl className="flex flex-col gap-1.5 text-sm">
        {quote.lines.map((line) => (
          <Row key={`${line.kind} ${line.label ?? ''}`} name={nameOf(line)}>
            <Price
              amountMinor={line.amount}
              className={line.amount < 0 ? 'text-success font-semibold' : ''}
            />
          </Row>
        ))}
        <div className="border-line mt-2 flex items-baseline justify-between gap-4 border-t pt-3">
          <dt className="text-base font-bold">
            {t('total_for', { days: t('days', { count: quote.days }) })}
          </dt>
          <dd className="text-2xl font-bold">
            <Price amountMinor={quote.total} />
          </dd>
        </div>
        <Row name={t('of_which_vat')} isQuiet>
          <Price amountMinor={quote.vat} />
        </Row>
        <Row name={t('platform_charges')} isQuiet>
          <Price amountMinor={quote.platform_charges} />
        </Row>
        <div className="bg-sunken rounded-control mt-2 flex justify-between gap-4 px-3 py-2">
          <dt>{t('deposit_beside')}</dt>
          <dd className="font-semibold">
            <Price amountMinor={quote.deposit} isShort />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Row(props: { name: string; isQuiet?: boolean; children: ReactNode }) {
  return (
    <div className={`flex justify-between gap-4 ${props.isQuiet ? 'text-muted' : ''}`}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function useLineName(quote: WireQuote): (line: WireQuote['lines'][number]) => string {
  const t = useTexts('car');
  const { months, weeks, days } = quote.periods;
  const periods = [
    months > 0 && t('months', { count: months }),
    weeks > 0 && t('weeks', { count: weeks }),
    days > 0 && t('days', { count: days }),
  ].filter((text) => text !== false);
  return ({ kind, label }) => {
    if (kind === 'rental') return t('line_rental', { periods: periods.join(' + ') });
    if (kind === 'deal' && label) return t('line_deal_named', { name: label });
    return (kind === 'extra' && label) || t(`line_${kind}`);
  };
}
