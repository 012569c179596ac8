import type { InvoiceState as State } from '@nolo/domain/billing/invoice-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';

/** What a company needs to know of it. */
const words = {
  numbered: 'on_its_way',
  validated: 'on_its_way',
  transmitted: 'on_its_way',
  delivered: 'delivered',
  undelivered: 'undelivered',
  rejected: 'rejected',
} as const satisfies Record<State, string>;

const tones: Record<(typeof words)[State], Tone> = {
  on_its_way: 'info',
  delivered: 'success',
  undelivered: 'neutral',
  rejected: 'warning',
};

/** Where an invoice is, in the company's words. */
export function InvoiceState({ state }: { state: State }) {
  const t = useTexts('invoices');
  const word = words[state];
  return (
    <>
      <Badge tone={tones[word]}>{t(`company_${word}`)}</Badge>
      {word === 'undelivered' && (
        <span className="mt-1 block max-w-prose text-sm">{t('company_undelivered_text')}</span>
      )}
    </>
  );
}
