import type { ReactNode } from 'react';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import { MINIMUM_CHARGE_MINOR } from '@nolo/domain/pricing/discounts.ts';
import { YOUNG_DRIVER_UNDER } from '@nolo/domain/pricing/young-driver.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Price } from '@nolo/ui/price.tsx';

/** The price line by line, and its sums. */
export function QuoteLines({ quote }: { quote: WireQuote }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <QuoteParts quote={quote} />
      <div className="border-line border-t pt-3">
        <QuoteTotal quote={quote} />
        <QuoteDetails quote={quote} />
      </div>
    </div>
  );
}

/** The lines, which sum to the total. */
export function QuoteParts({ quote }: { quote: WireQuote }) {
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
    </dl>
  );
}

/** What of the total is VAT and ours: for who wants to know, out of the way of the sum. */
export function QuoteDetails({ quote }: { quote: WireQuote }) {
  const t = useTexts('price');
  return (
    <details className="text-sm">
      <summary className="text-muted flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        {t('details')}
      </summary>
      <dl className="flex flex-col gap-1.5">
        <Row name={t('before_vat')} isQuiet>
          <Price amountMinor={quote.subtotal} />
        </Row>
        <Row name={t('vat')} isQuiet>
          <Price amountMinor={quote.vat} />
        </Row>
        <Row name={t('platform_charges')} isQuiet>
          <Price amountMinor={quote.platform_charges} />
        </Row>
      </dl>
    </details>
  );
}

/** What is paid, and the deposit beside it: never out of sight where there is a button to book or pay. */
export function QuoteTotal({ quote }: { quote: WireQuote }) {
  const t = useTexts('price');
  return (
    <dl className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="text-base font-bold">
          <span>{t('total_for', { days: t('days', { count: quote.days }) })}</span>{' '}
          <span className="text-muted block text-sm font-normal">{t('vat_included')}</span>
        </dt>
        <dd className="text-2xl leading-tight font-bold">
          <Price amountMinor={quote.total} />
        </dd>
      </div>
      <YoungDriverNote quote={quote} />
      <Row name={t('deposit')}>
        <Price amountMinor={quote.deposit} isShort className="font-semibold" />
      </Row>
    </dl>
  );
}

/** What of the total is there because of somebody's age. */
function YoungDriverNote({ quote }: { quote: WireQuote }) {
  const t = useTexts('price');
  const language = useLanguage();
  const fee = quote.lines.find(({ kind }) => kind === 'young_driver')?.amount ?? 0;
  if (fee === 0) return null;
  const money = (minor: number) => formatMoney(minor, language);
  const before = money(quote.total - fee);
  return (
    <div className="bg-primary-soft text-on-primary-soft rounded-control mb-1 px-3 py-2">
      <dt className="sr-only">{t('line_young_driver')}</dt>
      <dd>{t('young_driver_note', { before, amount: money(fee), age: YOUNG_DRIVER_UNDER })}</dd>
    </div>
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
