import type { ReactNode } from 'react';
import type { WireQuote } from '../../../contract/quotes.ts';
import { MINIMUM_CHARGE_MINOR } from '../../../domain/pricing/discounts.ts';
import { formatMoney } from '../../../locales/format.ts';
import { quoteLineName } from '../../../locales/quote-line-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';

/** The price line by line; the lines sum to the total. */
export function QuoteLines({ quote }: { quote: WireQuote }) {
  const t = useTexts('price');
  const language = useLanguage();
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {quote.lines.map((line) => (
        <Row key={`${line.kind} ${line.label ?? ''}`} name={quoteLineName(t, quote.periods, line)}>
          <Price amountMinor={line.amount} className={line.amount < 0 ? 'text-success font-semibold' : ''} />
        </Row>
      ))}
      {quote.coupon_limited && (
        <div className="text-muted text-xs">
          <dt className="sr-only">{t('line_coupon')}</dt>
          <dd>{t('coupon_limited', { amount: formatMoney(MINIMUM_CHARGE_MINOR, language) })}</dd>
        </div>
      )}
      <div className="border-line mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
        <dt className="text-base font-bold">{t('total_for', { days: t('days', { count: quote.days }) })}</dt>
        <dd className="text-2xl font-bold">
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
      <div className="bg-sunken rounded-control mt-2 flex flex-wrap justify-between gap-x-4 px-3 py-2">
        <dt className="flex-1 basis-[7rem]">{t('deposit')}</dt>
        <dd className="font-semibold">
          <Price amountMinor={quote.deposit} isShort />
        </dd>
      </div>
    </dl>
  );
}

function Row(props: { name: string; isQuiet?: boolean; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${props.isQuiet ? 'text-muted' : ''}`}>
      <dt className="flex-1 basis-[7rem]">{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
