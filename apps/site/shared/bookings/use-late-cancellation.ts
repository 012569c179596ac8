import { commissionFor, type Commission } from '@nolo/domain/commission/commission.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

type Amounts = Pick<Commission, 'payoutMinor' | 'grossMinor'>;

/**
 * What a late cancellation gives back and what is kept, as amounts and never a percentage
 * (docs/specification/states.md 4): `later`, after free cancellation has ended, `now` that it has, or `at_once`, when
 * one is about to cancel. The page's handle must name the namespace `price`.
 */
export function useLateCancellation(): (when: 'later' | 'now' | 'at_once', of: number | Amounts) => string {
  const t = useTexts('price');
  const language = useLanguage();
  return (when, of) => {
    const { payoutMinor, grossMinor } = typeof of === 'number' ? commissionFor(of) : of;
    return t(`late_cancellation_${when}`, {
      refund: formatMoney(payoutMinor, language),
      commission: formatMoney(grossMinor, language),
    });
  };
}
