import type { ReactNode } from 'react';
import type { WireQuote } from '../../../contract/quotes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';

type Line = WireQuote['lines'][number];

/** The price as it was booked, line by line. */
export function PriceLines({ quote }: { quote: WireQuote }) {
  const t = useTexts('bookings');
  const nameOf = useLineName(quote);
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {quote.lines.map((line) => (
        <Row key={`${line.kind} ${line.label ?? ''}`} name={nameOf(line)}>
          <Price amountMinor={line.amount} className={line.amount < 0 ? 'text-success font-semibold' : ''} />
        </Row>
      ))}
      <div className="border-line mt-1 flex items-baseline justify-between gap-4 border-t pt-2 font-bold">
        <dt>{t('total')}</dt>
        <dd className="text-base">
          <Price amountMinor={quote.total} />
        </dd>
      </div>
      <Row name={t('before_vat')} isQuiet>
        <Price amountMinor={quote.subtotal} />
      </Row>
      <Row name={t('vat')} isQuiet>
        <Price amountMinor={quote.vat} />
      </Row>
      <Row name={t('platform_charges')} isQuiet>
        <Price amountMinor={quote.platform_charges} />
      </Row>
      <div className="bg-sunken rounded-control mt-2 flex justify-between gap-4 px-3 py-2">
        <dt>{t('deposit')}</dt>
        <dd className="font-semibold">
          <Price amountMinor={quote.deposit} />
        </dd>
      </div>
    </dl>
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

function useLineName({ periods }: WireQuote): (line: Line) => string {
  const t = useTexts('bookings');
  const { months, weeks, days } = periods;
  const parts = [
    months > 0 && t('months', { count: months }),
    weeks > 0 && t('weeks', { count: weeks }),
    days > 0 && t('days', { count: days }),
  ].filter((text) => text !== false);
  return ({ kind, label, quantity }) => {
    if (kind === 'rental') return t('line_rental', { periods: parts.join(' + ') });
    const name = kind === 'extra' && label ? label : t(`line_${kind}`);
    if (kind === 'deal' && label) return `${name}: ${label}`;
    return kind === 'extra' && quantity > 1 ? `${name} × ${quantity}` : name;
  };
}
