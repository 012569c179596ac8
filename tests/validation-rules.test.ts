import { describe, expect, it, test } from 'vitest';
import { fieldErrors } from '@nolo/contract/error-codes.ts';
import { couponCode, email, localDate, typedCode, typedPhone, wireDateTime } from '@nolo/contract/wire.ts';
import { rules } from './factories/field-rules.ts';
import { forms, type Form, type FormName } from './factories/forms.ts';

const formOf = (name: FormName): Form => forms[name];

/** What the form says of one field, when that field alone is another. */
function said(name: FormName, field: string, value: unknown): string[] {
  const { schema, right } = formOf(name);
  const { error } = schema.safeParse({ ...right, [field]: value });
  return (error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message);
}

test.each(Object.keys(forms) as FormName[])('%s, filled as it should be, is accepted', (name) => {
  const { schema, right } = formOf(name);
  expect(schema.safeParse(right).error?.issues ?? []).toEqual([]);
});

/** Set by the page, or boxes to tick. */
const notTyped = [
  'token',
  'id',
  'starts_at',
  'document_type',
  'lat',
  'long',
  'certificate',
  'is_italian',
  'lawful_offers',
  'terms_accepted',
  'clauses_approved',
];

describe('whatever stands in a field, its refusal is a text in the reader’s language', () => {
  const fields = (Object.keys(forms) as FormName[]).flatMap((name) =>
    Object.keys(formOf(name).right)
      .filter((field) => !notTyped.includes(field))
      .map((field) => [name, field] as const),
  );
  it.each(fields)('%s: %s', (name, field) => {
    const known: readonly string[] = fieldErrors;
    for (const value of ['', ' ', '\0', 'x', '1', 'x'.repeat(5000), '1'.repeat(5000)]) {
      expect(said(name, field, value).filter((message) => !known.includes(message))).toEqual([]);
    }
  });
});

describe('a field is refused with its rule’s text, and accepted at the border', () => {
  it.each(rules)('$says: $of', ({ says, of: [form, field], refused, accepted }) => {
    for (const value of refused) expect(said(form, field, value)).toContain(says);
    for (const value of accepted) expect(said(form, field, value)).not.toContain(says);
  });
});

test.each([
  ['Anna@Example.COM', 'anna@example.com'],
  ['\u200eanna@example.com\u200f', 'anna@example.com'],
  ['Jose\u0301@müller.de', 'josé@xn--mller-kva.de'],
  ['josé@xn--mller-kva.de', 'josé@xn--mller-kva.de'],
  ['mailto:anna@example.com?subject=Car&body=x', 'anna@example.com'],
  [' MAILTO:anna@example.com ', 'anna@example.com'],
  ...['a&b', 'a/b', 'a=b', '!a', "o'neil", '#a$%*+-?^_`{|}~'].map((name) => [
    `${name}@example.com`,
    `${name}@example.com`,
  ]),
])('%j is the address %s, however it is written', (typed, address) => {
  expect(email.parse(typed)).toBe(address);
});

test.each([
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a b@example.com',
  'a,b@example.com',
  '"a"@example.com',
  'a@b@example.com',
  'mailto:',
])('%j is no address', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

test.each(['12345678', ' 1234 5678 ', '１２３４５６７８', '١٢٣٤٥٦٧٨', '१२३४-५६७८'])(
  '%j is the coupon 12345678',
  (typed) => {
    expect(couponCode.parse(typed)).toBe('12345678');
  },
);

test('a postcode is stored in our digits, a telephone number without its link', () => {
  expect(typedCode(5).parse('٠٠١٨٤')).toBe('00184');
  expect(typedPhone().parse('tel:+39-06-4707;ext=2')).toBe('+39-06-4707');
});

test.each([
  [couponCode, 'coupon_invalid', ['', '1234567', '123456789', '1234567a'], '12345678'],
  [
    wireDateTime,
    'date_time_invalid',
    ['', 'tomorrow', '2026-12-01', '2026-12-01 10:00', '2026-12-01T10:00:99', '2026-12-01T10:00+0100'],
    '2026-12-01T10:00:59+01:00',
  ],
  [localDate, 'date_invalid', ['', '2026-13-01'], '2026-12-01'],
])('%# in an address or a call: %s', (schema, says, refused, right) => {
  for (const value of refused) {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([says]);
  }
  expect(schema.safeParse(right).success).toBe(true);
});
