import { describe, expect, test } from 'vitest';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { ApiError } from '@nolo/contract/api-error.ts';
import validation from '@nolo/i18n/en/validation.ts';
import { queryString } from '../../app/paths.ts';
import { billingSchema } from './billing/billing-schema.ts';
import { billingBody, startingValues, type BillingValues } from './billing/billing-form.ts';
import {
  choiceOf,
  groupsFor,
  oneOfEachGroup,
  totalWith,
  withChoice,
  type Quantities,
} from '../../shared/bookings/extras/extra-groups.ts';
import { draftOf, type Draft } from './draft.ts';
import { chosenExtras, driverExtra, roomFor, withExtra } from './extras/extras.ts';
import { alertBefore, problemOf } from './pay/pay-problem.ts';
import { readRental, rentalQuery } from './rental/rental.ts';

const now = '2027-03-20T12:00' as LocalDateTime;
const profile = {
  first_name: 'Giulia',
  last_name: 'Ferri',
  email: 'giulia@nolo.test',
  gender: 'female',
  phone: '3335550142',
  country_code: '+39',
  country: 'IT',
  address: 'Via dei Serpenti 118',
  zip: '00184',
  town_city: 'Roma',
  fiscal_code: 'frrgli90e54h501q',
} as CustomerProfile;

function extra(id: number, isDriver: boolean) {
  return {
    id,
    isDriver,
    name: '',
    price: 0,
    charged: 'per_day',
    description: null,
    excess: null,
    group: null,
    most: 10,
  } as const;
}

test('what makes no sense in a kept draft is left out', () => {
  const kept = { extras: { 1: 11, 2: 3, x: 1 }, drivers: [{ id: 7 }, null], coupon: '12' };
  expect(draftOf(kept)).toEqual({ extras: { 2: 3 }, drivers: [], coupon: null });
  expect(draftOf(null)).toEqual({ extras: {}, drivers: [], coupon: null });
  const draft: Draft = { extras: { 58: 2 }, drivers: [{ id: 'a', name: 'Ida R.' }], coupon: '20272027' };
  expect(draftOf(draft)).toEqual(draft);
});

const isText = (key: string): key is keyof typeof validation => key in validation;

function textsAt(values: BillingValues): Record<string, string> {
  const issues = billingSchema.safeParse(values).error?.issues ?? [];
  // The first one stands at the field.
  const said = issues
    .toReversed()
    .map(({ path, message }) => [path.join('.'), isText(message) ? validation[message] : message]);
  return Object.fromEntries(said);
}

describe('billing', () => {
  test('says at each field what is missing, in the specification’s words', () => {
    const { billing, company } = startingValues(profile);
    const nothing = { ...billing, name: '', mobile: '', email: '', townCity: ' ', ZIP_code: '' };
    expect(textsAt({ hasCompany: true, invoiceBy: 'SDI', billing: nothing, company })).toEqual({
      'billing.name': 'Name is required',
      'billing.mobile': 'Mobile Number is required',
      'billing.email': 'Email Address is required',
      'billing.townCity': 'Town city is required',
      'billing.ZIP_code': 'Zip code is required',
      'company.company_name': 'Company Name is required',
      'company.VAT_number': 'VAT Number is required',
      'company.legal_form': 'Legal form is required',
    });
    const wrong = { ...billing, mobile: '333-ABC', email: 'giulia@' };
    const ferri = { ...company, company_name: 'Ferri S.r.l.', legal_form: 'S.r.l.', VAT_number: 'IT0123' };
    expect(textsAt({ hasCompany: true, invoiceBy: 'SDI', billing: wrong, company: ferri })).toEqual({
      'billing.mobile': 'Mobile Number must only contain numeric characters',
      'billing.email': 'Invalid email address',
      'company.VAT_number': 'VAT Number must only contain numeric characters',
    });
  });

  test('of SDI and PEC the one that is not chosen is in nobody’s way', () => {
    const values = startingValues(profile);
    const company = { ...values.company, company_name: 'Ferri S.r.l.', legal_form: 'S.r.l.' };
    const both = { ...company, VAT_number: '01234567897', SDI: 'M5UX', PEC_email: 'ferri@' };
    const asked = { ...values, hasCompany: true, company: both };
    expect(Object.keys(textsAt({ ...asked, invoiceBy: 'SDI' }))).toEqual(['company.SDI']);
    expect(Object.keys(textsAt({ ...asked, invoiceBy: 'PEC' }))).toEqual(['company.PEC_email']);
  });

  test('empty fields and a company that is not asked for are not sent', () => {
    const values = startingValues({ ...profile, gender: null });
    expect(billingBody(values)).toEqual({
      billing: {
        name: 'Giulia Ferri',
        mobile: '+39 3335550142',
        email: 'giulia@nolo.test',
        addressLine1: 'Via dei Serpenti 118',
        townCity: 'Roma',
        ZIP_code: '00184',
        country: 'IT',
        fiscal_code: 'FRRGLI90E54H501Q',
      },
    });
  });

  test('a company invoice goes to the one address chosen', () => {
    const values = startingValues(profile);
    const company = { ...values.company, company_name: 'Ferri S.r.l.', VAT_number: '01234567897' };
    const body = billingBody({
      ...values,
      hasCompany: true,
      invoiceBy: 'PEC',
      company: { ...company, legal_form: 'S.r.l.', SDI: 'ABC1234', PEC_email: 'ferri@pec.test' },
    });
    expect(body.company).toEqual({
      company_name: 'Ferri S.r.l.',
      company_country: 'IT',
      VAT_number: '01234567897',
      legal_form: 'S.r.l.',
      PEC_email: 'ferri@pec.test',
    });
  });

  test.each([
    ['GB', '12', [], { company_country: 'GB' }],
    ['DE', '12345678', ['company.VAT_number'], { company_country: 'DE', VAT_number: '12345678' }],
    ['LV', '40003521600', [], { company_country: 'LV', VAT_number: '40003521600' }],
    ['', '12', ['company.company_country'], {}],
  ] as const)(
    'a company in %j has its country’s number, and no Italian address for it',
    (country, VAT_number, wrong, sent) => {
      const values = startingValues(profile);
      const ferri = { ...values.company, company_name: 'Ferri', legal_form: 'Ltd', SDI: 'M5UX', VAT_number };
      const asked = { ...values, hasCompany: true, company: { ...ferri, company_country: country } };
      expect(Object.keys(textsAt(asked))).toEqual(wrong);
      expect(billingBody(asked).company).toEqual({ company_name: 'Ferri', legal_form: 'Ltd', ...sent });
    },
  );

  test('an SDI code is sent as the register writes it', () => {
    const values = startingValues(profile);
    const company = { ...values.company, company_name: 'Ferri S.r.l.', SDI: ' m5uxcr1 ' };
    expect(billingBody({ ...values, hasCompany: true, company }).company).toMatchObject({ SDI: 'M5UXCR1' });
  });
});

describe('problems', () => {
  test.each([
    ['', 'verified', 'log_in'],
    ['token', 'missing', 'documents'],
    ['token', 'rejected', 'documents'],
    ['token', 'uploaded', undefined],
    ['token', 'verified', undefined],
  ] as const)('token %j, documents %s: %s', (token, documents_status, kind) => {
    expect(alertBefore(token, { documents_status })?.kind).toBe(kind);
  });

  test.each([
    ['booking.documents_missing', {}, { kind: 'documents' }],
    ['booking.dates_taken', {}, { kind: 'taken' }],
    ['payment.unavailable', {}, { kind: 'payment_unavailable' }],
    ['coupon.expired', {}, { kind: 'step', step: 'extras' }],
    ['request.invalid', { 'billing.name': ['x'] }, { kind: 'step', step: 'billing' }],
    ['booking.lead_time', { start_date: ['x'] }, { kind: 'step', step: 'rental' }],
    ['server.error', {}, { kind: 'message', message: 'words' }],
  ] as const)('%s', (code, errors, expected) => {
    const fields: Record<string, string[]> = Object.fromEntries(
      Object.entries(errors).map(([field, texts]) => [field, [...texts]]),
    );
    expect(problemOf(new ApiError(400, code, 'words', fields))).toMatchObject(expected);
  });
});

test('an address read and written again is the same', () => {
  const query =
    '?carId=7&slug=fiat-500&start_date=2027-03-26T10%3A00&end_date=2027-03-29T10%3A30&isSameTime=false&dealId=3' +
    '&delivery=true&pl=Via+Sistina+22&pl_city=Roma&pl_lat=41.905&pl_long=12.49&rl_id=5';
  const rental = readRental(new URLSearchParams(query), now);
  expect(rental && queryString(rentalQuery(rental))).toBe(query);
  expect(readRental(new URLSearchParams('carId=x'), now)).toBeNull();
  expect(readRental(new URLSearchParams('carId=7&slug=a&end_date=2027-03-01T10:00'), now)?.dates.start).toBe(
    '2027-03-22T10:00',
  );
});

test('of covers one can be chosen; what was kept of several before is one', () => {
  const cover = (id: number, excess: number) => ({ ...extra(id, false), group: 'cover', excess });
  const offered = [extra(1, false), cover(2, 0), cover(3, 25_000)];
  const inclusions = { damage_excess: 120_000, theft_excess: 150_000 } as Inclusions;
  const [covers] = groupsFor(inclusions, offered, {});
  if (!covers) throw new Error('no covers');
  expect(covers.extras.map(({ id }) => id)).toEqual([3, 2]);
  expect(withChoice({ 1: 2, 2: 1 }, covers, 3)).toEqual({ 1: 2, 3: 1 });
  expect(withChoice({ 1: 2, 2: 1 }, covers, null)).toEqual({ 1: 2 });
  const priced = { ...covers, extras: covers.extras.map((one) => ({ ...one, price: one.id * 500 })) };
  const trip = { days: 3, total: 20_000 };
  expect([null, 3, 2].map((id) => totalWith(trip, priced, {}, id))).toEqual([20_000, 24_500, 23_000]);
  expect([null, 3, 2].map((id) => totalWith(trip, priced, { 3: 1 }, id))).toEqual([15_500, 20_000, 18_500]);
  const chosen: Quantities[] = [{}, { 3: 1 }, { 2: 3 }, { 2: 1, 3: 1 }];
  expect(chosen.map((one) => choiceOf(one, covers))).toEqual([null, 3, 'several', 'several']);
  expect(oneOfEachGroup({ 1: 2, 2: 3, 3: 1 }, offered)).toEqual({ 1: 2, 3: 1 });
});

test('a cover that offers less than the car includes is not for sale, but stays where it is chosen', () => {
  const reduced = { ...extra(3, false), group: 'cover', excess: 25_000 };
  const included = { damage_excess: 0, theft_excess: 0 } as Inclusions;
  expect(groupsFor(included, [reduced], {})).toEqual([]);
  expect(groupsFor(included, [reduced], { 3: 1 })).toHaveLength(1);
  expect(groupsFor({ ...included, theft_excess: null }, [reduced], {})).toHaveLength(1);
});

test('extras end at as many as the company gives of one; drivers are paid for by the driver extra, one each', () => {
  const offered = [extra(1, false), extra(2, true), extra(3, true)];
  const chosen = withExtra(withExtra({}, 1, 3), 4, 2);
  expect(offered.slice(0, 1).map((one) => roomFor(one, chosen))).toEqual([7]);
  expect(offered.slice(0, 1).map((one) => roomFor({ ...one, most: 4 }, chosen))).toEqual([1]);
  expect(withExtra(chosen, 1, 0)).toEqual({ 4: 2 });
  const drivers = [
    { id: 'a', name: 'Ida R.' },
    { id: 'b', name: 'Marco B.' },
  ];
  expect(chosenExtras({ extras: { 1: 3 }, drivers }, offered)).toEqual([
    { id: 1, no_of_items: 3 },
    { id: 2, no_of_items: 2 },
  ]);
  expect(chosenExtras({ extras: { 1: 3 }, drivers: [] }, offered)).toEqual([{ id: 1, no_of_items: 3 }]);
  expect(driverExtra(offered.slice(0, 1))).toBeUndefined();
});
