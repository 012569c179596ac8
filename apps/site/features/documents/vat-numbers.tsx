import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useVatState } from '../../shared/forms/vat-state.ts';
import { Card } from '@nolo/ui/card.tsx';

/** The VAT numbers on the renter's company invoices, and what the register said of each. */
export function VatNumbers({ vat_numbers: numbers }: Pick<CustomerProfile, 'vat_numbers'>) {
  const t = useTexts('vat');
  const stateOf = useVatState();
  if (numbers.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="vat-numbers-title">
        <h2 id="vat-numbers-title" className="mb-4 text-xl font-bold">
          {t('title')}
        </h2>
        <dl className="flex flex-col gap-4">
          {numbers.map((found) => (
            <div key={found.number}>
              <dt className="font-semibold">{found.number}</dt>
              <dd className="text-muted">{stateOf(found)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
