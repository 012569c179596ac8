import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, readKilometres, readWholeNumber } from '@nolo/domain/typed-number.ts';
import { amountInField, formatKilometres, formatMoney } from '@nolo/i18n/format.ts';
import { formatNumber } from '@nolo/i18n/format-number.ts';
import { languages } from '@nolo/i18n/language.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { AmountField, KilometresField } from './typed-number-field.tsx';

const amounts = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 99_999_999_999 }));

test.each(languages)('what is written in %s is read as what it was', (language) => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(readAmount(formatMoney(amount, language))).toBe(amount);
      expect(readAmount(amountInField(amount, language))).toBe(amount);
      expect(readKilometres(formatKilometres(amount, language))).toBe(amount);
      expect(readKilometres(formatNumber(amount, language))).toBe(amount);
      expect(readWholeNumber(formatNumber(amount, language))).toBe(amount);
    }),
  );
  expect(amountInField(null, language)).toBe('');
});

function Fields() {
  return (
    <>
      <AmountField name="amount" label="Amount" defaultValue="12" />
      <KilometresField name="km" label="Kilometres" />
    </>
  );
}

test('what was understood stands below the field while it is typed; what cannot be read is an error once it is left', async () => {
  const user = renderPortal([{ path: '/', element: <Fields /> }], '/');
  const [amount, km] = [screen.getByLabelText('Amount'), screen.getByLabelText('Kilometres')];
  expect(amount).not.toHaveAccessibleDescription();
  await user.clear(amount);
  await user.type(amount, '1.500');
  expect(amount).toHaveAccessibleDescription('= €1,500.00');
  await user.type(amount, '.5');
  expect(amount).not.toBeInvalid();
  await user.type(km, '45.230,5');
  expect(km).toHaveAccessibleDescription('= 45,230\u00a0km');
  expect(amount).toBeInvalid();
  expect(amount).toHaveAccessibleDescription(english('portal')('number_unreadable', { example: '€15.00' }));
});
