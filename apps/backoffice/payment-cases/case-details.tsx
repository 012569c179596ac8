import type { StaffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import {
  differenceSubjects,
  paymentCaseFieldNames,
  paymentCaseFields,
  type PaymentCaseField,
  type PaymentProblem,
} from '@nolo/domain/payment/payment-case.ts';
import { formatDateTime, formatMoney, localDateTime } from '@nolo/i18n/format.ts';
import { formatNumber } from '@nolo/i18n/format-number.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { Fact, Facts } from '../facts.tsx';
import { When } from '../row-parts.tsx';

/** Of the booking, which has a card of its own. */
const OF_BOOKING: readonly PaymentCaseField[] = ['number', 'totalMinor'];

/** What a case says of itself, in words. */
export function CaseDetails({ paymentCase }: { paymentCase: StaffPaymentCase }) {
  const t = useTexts('payment-cases');
  const backoffice = useTexts('backoffice');
  const { details, found_at, reference } = paymentCase;
  const valueText = useDetailText(details);
  // A session is the reference of its case.
  const shown = paymentCaseFieldNames.filter(
    (field) => !OF_BOOKING.includes(field) && details[field] !== reference,
  );
  return (
    <Card>
      <h2 className="mb-4 text-lg">{t('details')}</h2>
      <Facts>
        <Fact name={backoffice('since')}>
          <When at={found_at} />
        </Fact>
        {shown.map((field) => (
          <Fact key={field} name={t(`field_${field}`)}>
            {valueText(field)}
          </Fact>
        ))}
        <Fact name={t('reference')}>{reference}</Fact>
      </Facts>
    </Card>
  );
}

/** The value of a field as people read it; empty where there is none. */
function useDetailText(details: StaffPaymentCase['details']): (field: PaymentCaseField) => string {
  const t = useTexts('payment-cases');
  const language = useLanguage();
  const { currency } = details;
  return (field) => {
    const value = details[field];
    if (value === undefined) return '';
    const kind = paymentCaseFields[field];
    if (kind === 'amount') {
      if (value === null) return t('no_payment');
      const isEuro = (currency ?? 'EUR') === 'EUR';
      return isEuro ? formatMoney(Number(value), language) : formatNumber(Number(value) / 100, language);
    }
    if (value === null) return '';
    if (kind === 'problem') return t(`problem_${value as PaymentProblem}`);
    if (kind === 'instant') return formatDateTime(localDateTime(String(value)), language);
    const subject = differenceSubjects.find((one) => one === value);
    return kind === 'difference' && subject !== undefined ? t(`difference_${subject}`) : String(value);
  };
}
