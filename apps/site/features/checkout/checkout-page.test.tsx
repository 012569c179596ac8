import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import { formatDate, formatMoney } from '@nolo/i18n/format.ts';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import {
  expectAllRefused,
  expectRefused,
  expectSentOnce,
  fill,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { car, days, profile, quote } from '@nolo/tests/components/fixtures.ts';
import { anna, logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths, type CheckoutQuery } from '../../app/paths.ts';
import { carName } from '../../shared/cars/car-name.ts';
import * as route from '../../routes/checkout.tsx';

const t = english('checkout');
const common = english('common');
const validation = english('validation');

const calculation = {
  quote,
  availability: 'free' as const,
  own_hold: null,
  free_cancellation_until: '2090-03-08T10:00',
};
const driverExtra = {
  id: 2,
  name: 'Driver',
  price: 800,
  charged: 'per_day' as const,
  isDriver: true,
  description: null,
  excess: null,
  group: null,
  most: 10,
};
const giulia = { id: '0198f0d8-6c3e-7c1e-8f10-0d5a5a0d9d11', name: 'Giulia C.' };

/** As a wide screen shows it; the bar of a telephone says the same below. */
const button = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const goOn = () => button(t('continue'));
const field = (label: string) => screen.getByLabelText(label);
const price = () => screen.getByRole('complementary');

async function open(step?: 'billing' | 'extras' | 'summary', query: Partial<CheckoutQuery> = {}) {
  const dates = { start_date: days.start, end_date: days.end, isSameTime: true };
  const address = paths.checkout('en', { carId: car.id, slug: car.slug, ...dates, ...query });
  const user = renderPage(route, step ? `${address}&step=${step}` : address);
  await screen.findByRole('heading', { name: t('title') });
  return user;
}

/** As soon as the price is there. */
async function pressGoOn(user: UserEvent): Promise<void> {
  await waitFor(() => expect(goOn()).not.toHaveAttribute('aria-busy'));
  await user.click(goOn());
}

beforeEach(() => {
  logIn();
  server.gives('car', { car });
  server.gives('customerProfile', profile);
  server.gives('companyExtras', { data: [driverExtra] });
  server.gives('checkoutIssues', { carIssues: [] });
  server.gives('carCalculation', calculation);
  server.gives('paymentMethods', { methods: [], defaultMethod: null });
});

describe('coming from the car page', () => {
  const rental = () => screen.getByRole('heading', { name: t('step_rental') }).closest('li') as HTMLElement;
  const current = () => screen.getByRole('listitem', { current: 'step' });

  test('the first step is done with what the car page asked, and can be changed', async () => {
    const user = await open();
    expect(within(current()).getByRole('heading', { name: t('step_billing') })).toBeVisible();
    expect(rental()).toHaveTextContent(carName(car));
    expect(rental()).toHaveTextContent(formatDate(days.start));
    expect(rental()).toHaveTextContent(car.parking_location);
    await user.click(within(rental()).getByRole('button', { name: new RegExp(`^${t('change')}`) }));
    await waitFor(() =>
      expect(within(current()).getByRole('heading', { name: t('step_rental') })).toHaveFocus(),
    );
    expect(screen.getAllByRole('button', { name: t('confirm_slot') })).not.toHaveLength(0);
  });

  test('a choice that cannot be booked opens the first step with what is wrong', async () => {
    const code = 'booking.pickup_outside_opening_hours';
    server.refuses('carCalculation', code, { start_date: [refusalText(code)] });
    await open();
    await waitFor(() =>
      expect(within(current()).getByRole('heading', { name: t('step_rental') })).toHaveFocus(),
    );
    expect(within(current()).getByText(refusalText(code))).toBeVisible();
  });

  test('an address that is missing is asked for at its field', async () => {
    const code = 'booking.delivery_address_missing';
    server.gives('car', { car: { ...car, is_delivery: true } });
    server.refuses('carCalculation', code, { pickup_location: [refusalText(code)] });
    await open(undefined, { delivery: true });
    await expectRefused(
      await screen.findByRole('textbox', { name: english('rental')('delivery_address') }),
      refusalText(code),
    );
  });

  test('dates that make no sense are asked for', async () => {
    await open(undefined, { start_date: days.end, end_date: days.start });
    expect(within(current()).getByRole('heading', { name: t('step_rental') })).toBeVisible();
  });
});

describe('the price', () => {
  test.each([
    'booking.pickup_in_past',
    'booking.lead_time',
    'booking.range_too_long',
    'booking.return_after_pickup_time',
    'booking.pickup_outside_opening_hours',
    'booking.return_outside_opening_hours',
    'booking.place_unknown',
    'booking.delivery_not_offered',
  ] as const)('%s stands beside it', async (code) => {
    server.refuses('carCalculation', code);
    await open();
    expect(await within(price()).findByRole('alert')).toHaveTextContent(refusalText(code));
  });

  test('a lost network is said there, and it can be asked again', async () => {
    server.isLost('carCalculation');
    const user = await open();
    expect(await within(price()).findByRole('alert')).toHaveTextContent(networkError);
    server.gives('carCalculation', calculation);
    await user.click(within(price()).getByRole('button', { name: common('try_again') }));
    expect(await within(price()).findAllByText(formatMoney(quote.total, 'en'))).not.toHaveLength(0);
    expect(within(price()).queryByRole('alert')).toBeNull();
  });
});

describe('billing', () => {
  test('says at each field what is missing, and each of its rules', async () => {
    const user = await open('billing');
    await user.click(goOn());
    await expectAllRefused([
      [field(t('address')), validation('address_required')],
      [field(t('zip')), validation('zip_required')],
      [field(t('town_city')), validation('town_city_required')],
    ]);
    await expectRules('billing', 'billing.');
  });

  describe('of a company', () => {
    const company = (label: 'SDI' | 'PEC') =>
      screen.getByRole('textbox', { name: new RegExp(`^${t(label)}`) });

    async function openCompany() {
      const user = await open('billing');
      await user.click(screen.getByRole('switch', { name: t('company_invoice') }));
      return user;
    }

    test('each field says what is missing, and each of its rules', async () => {
      const user = await openCompany();
      for (const label of ['address', 'zip', 'town_city'] as const) fill(field(t(label)), 'Roma 1');
      await user.click(goOn());
      await expectAllRefused([
        [field(t('company_name')), validation('company_name_required')],
        [field(t('VAT_number')), validation('vat_number_required')],
        [field(t('legal_form')), validation('legal_form_required')],
      ]);
      await expectRules('companyBilling', 'company.');
    });

    test('a whole number with another country’s prefix names the country; outside the EU none is asked for', async () => {
      const user = await openCompany();
      const country = screen.getByRole('combobox', { name: t('company_country') });
      expect(country).toHaveValue('Italy');
      expect(company('SDI')).toBeVisible();
      fill(field(t('VAT_number')), 'DE123456789');
      await waitFor(() => expect(country).toHaveValue('Germany'));
      expect(field(t('VAT_number'))).toHaveAccessibleDescription(
        t('VAT_hint_example', { example: '123456789', prefix: 'DE' }),
      );
      expect(screen.queryByRole('textbox', { name: new RegExp(`^${t('SDI')}`) })).toBeNull();
      await user.click(country);
      fill(country, 'United Kingdom');
      await user.click(await screen.findByRole('option', { name: /United Kingdom/ }));
      await waitFor(() => expect(screen.queryByLabelText(t('VAT_number'))).toBeNull());
    });

    test('its address is the renter’s at a press; one that is not known yet is asked for', async () => {
      const user = await openCompany();
      fill(field(t('address')), 'Via Roma 1');
      await user.click(button(t('use_company_address')));
      const address = screen.getByRole('textbox', { name: new RegExp(`^${t('company_address')}`) });
      expect(address).toHaveFocus();
      expect(field(t('address'))).toHaveValue('Via Roma 1');
      fill(address, 'Corso Como 15');
      await user.click(button(t('use_company_address')));
      expect(field(t('address'))).toHaveValue('Corso Como 15');
    });

    test('a recipient code that is no longer asked for is not in the way; a certified address is judged', async () => {
      const user = await openCompany();
      fill(company('SDI'), 'M5UX');
      await user.click(goOn());
      await expectRefused(company('SDI'), validation('sdi_invalid'));
      await user.click(screen.getByRole('radio', { name: t('PEC') }));
      fill(company('PEC'), 'conti@');
      await expectRefused(company('PEC'), validation('email_invalid'));
      fill(company('PEC'), 'conti@pec.test');
      await waitFor(() => expect(company('PEC')).not.toBeInvalid());
    });
  });
});

describe('drivers', () => {
  const section = () => screen.getByRole('region', { name: t('drivers') });
  const email = () => within(section()).getByLabelText(t('driver_email'));
  const add = () => within(section()).getByRole('button', { name: t('add') });

  test.each(['booking.driver_own', 'booking.driver_twice', 'booking.too_many_drivers'] as const)(
    '%s is said at the address, which stays',
    async (code) => {
      server.refuses('verifyDriver', code);
      const user = await open('extras');
      fill(email(), anna.email);
      await expectSentOnce(user, add, 'verifyDriver');
      await expectRefused(email(), refusalText(code));
      expect(email()).toHaveValue(anna.email);
    },
  );

  test('an address that is none, one that nobody has, and a lost network are said at the field', async () => {
    const user = await open('extras');
    server.refuses('verifyDriver', 'request.invalid', { email: [validation('email_invalid')] });
    fill(email(), 'giulia@');
    await user.click(add());
    await expectRefused(email(), validation('email_invalid'));
    server.gives('verifyDriver', null);
    await user.click(add());
    await expectRefused(email(), DONE);
    server.isLost('verifyDriver');
    await user.click(add());
    await expectRefused(email(), networkError);
  });

  test('somebody without a validated account is invited at a press, and in nobody’s way afterwards', async () => {
    const user = await open('extras');
    const invite = () => within(section()).getByRole('button', { name: t('driver_invite') });
    expect(within(section()).queryByRole('button', { name: t('driver_invite') })).toBeNull();
    server.gives('verifyDriver', null);
    fill(email(), 'ida@nolo.test');
    await user.click(add());
    await waitFor(() => expect(invite()).toBeEnabled());
    server.refuses('inviteDriver', 'request.too_many');
    await user.click(invite());
    await expectRefused(email(), refusalText('request.too_many'));
    server.gives('inviteDriver', {});
    await user.click(invite());
    await waitFor(() => expect(section()).toHaveTextContent(t('driver_invited', { email: 'ida@nolo.test' })));
    expect(email()).toHaveValue('');
    expect(server.got('inviteDriver').at(-1)).toMatchObject({ email: 'ida@nolo.test' });
    await pressGoOn(user);
    await waitFor(() => expect(screen.getByRole('heading', { name: t('step_summary') })).toHaveFocus());
  });

  test('an address that was typed and not added is not left behind', async () => {
    server.refuses('verifyDriver', 'booking.driver_own');
    const user = await open('extras');
    fill(email(), anna.email);
    await pressGoOn(user);
    await expectRefused(email(), refusalText('booking.driver_own'));
    await waitFor(() => expect(email()).toHaveFocus());
    server.gives('verifyDriver', giulia);
    await user.click(add());
    expect(await within(section()).findByText(giulia.name)).toBeVisible();
    expect(email()).toHaveValue('');
  });
});

describe('the coupon', () => {
  const coupon = () => field(t('coupon_label'));
  const apply = () => button(t('apply'));

  test('what is no code says so, and nothing is asked', async () => {
    const user = await open('extras');
    await user.click(apply());
    await expectRefused(coupon(), validation('coupon_invalid'));
    expect(server.got('verifyCoupon')).toEqual([]);
  });

  test.each(['coupon.expired', 'coupon.too_many_guesses'] as const)(
    '%s is said at its field, where it stays',
    async (code) => {
      server.refuses('verifyCoupon', code);
      const user = await open('extras');
      fill(coupon(), '4000 0009');
      await expectSentOnce(user, apply, 'verifyCoupon');
      await expectRefused(coupon(), refusalText(code));
      expect(screen.getAllByText(refusalText(code))).toHaveLength(1);
      expect(coupon()).toHaveValue('4000 0009');
      expect(server.got('verifyCoupon')).toMatchObject([{ coupon: '40000009' }]);
    },
  );
});

describe('paying', () => {
  const payName = `${t('pay_now')} · ${formatMoney(quote.total, 'en')}`;
  const pay = () => button(payName);

  const ready = { ...profile, address: 'Via Roma 1', zip: '00184', town_city: 'Roma' };

  async function openReady({ accepted = true, renter = ready } = {}) {
    server.gives('customerProfile', renter);
    const user = await open('billing');
    await user.click(button(t('use_my_address')));
    await user.click(goOn());
    await screen.findByLabelText(t('coupon_label'));
    await pressGoOn(user);
    const terms = await screen.findByRole('checkbox', { name: t('terms') });
    if (accepted) await user.click(terms);
    return { user, terms };
  }

  async function payRefusedFor(code: ErrorCode, errors?: Record<string, string[]>) {
    server.refuses('createReservation', code, errors);
    const { user } = await openReady();
    await user.click(pay());
    await waitFor(() => expect(server.got('createReservation')).toHaveLength(1));
    return user;
  }

  test('without the terms nothing is sent, and the box says why', async () => {
    const { user, terms } = await openReady({ accepted: false });
    await user.click(pay());
    await expectRefused(terms, validation('terms_required'));
    expect(server.got('createReservation')).toEqual([]);
  });

  test.each([
    ['booking.already_paid', t('already_paid')],
    ['booking.too_many_unpaid', t('too_many_unpaid')],
    ['payment.unavailable', t('pay_unavailable')],
    ['account.email_not_verified', refusalText('account.email_not_verified')],
  ] as const)('%s is said beside the button', async (code, text) => {
    await payRefusedFor(code);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a lost network is said beside the button, once, and can be tried again', async () => {
    server.isLost('createReservation');
    const { user } = await openReady();
    await expectSentOnce(user, pay, 'createReservation');
    expect(await screen.findByText(networkError)).toBeVisible();
  });

  test.each([
    ['booking.extra_unknown', 'extras', 'step_extras'],
    ['booking.place_unknown', 'return_location', 'step_rental'],
    ['booking.pickup_in_past', 'start_date', 'step_rental'],
  ] as const)('%s leads to its step, and is said there', async (code, at, step) => {
    server.refuses('createReservation', code, { [at]: [refusalText(code)] });
    const { user } = await openReady();
    server.refuses('carCalculation', code, { [at]: [refusalText(code)] });
    await user.click(pay());
    await waitFor(() => expect(screen.getByRole('heading', { name: t(step) })).toHaveFocus());
    expect(await within(price()).findByRole('alert')).toHaveTextContent(refusalText(code));
  });

  test('a driver who is none any more is said at the drivers', async () => {
    const text = refusalText('booking.driver_unknown');
    server.refuses('createReservation', 'booking.driver_unknown', { additional_drivers: [text] });
    const { user } = await openReady();
    server.refuses('carCalculation', 'booking.driver_unknown', { additional_drivers: [text] });
    await user.click(pay());
    await expectRefused(await screen.findByLabelText(t('driver_email')), text);
  });

  test('what is wrong with the bill is said at its field', async () => {
    await payRefusedFor('request.invalid', { 'billing.ZIP_code': [validation('zip_required')] });
    await expectRefused(await screen.findByLabelText(t('zip')), validation('zip_required'));
  });

  test('another price is asked about before anything is paid', async () => {
    const dearer = { ...quote, total: 21_000 };
    server.refuses('createReservation', 'booking.price_changed');
    const { user } = await openReady();
    server.gives('carCalculation', { ...calculation, quote: dearer });
    await user.click(pay());
    const dialog = await screen.findByRole('alertdialog', { name: t('price_changed_title') });
    const [before, after] = [formatMoney(quote.total, 'en'), formatMoney(dearer.total, 'en')];
    expect(dialog).toHaveTextContent(t('price_changed_text', { before, after }));
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    server.gives('createReservation', { url: 'https://pay.example/1', reservation_id: giulia.id });
    await user.click(within(dialog).getByRole('button', { name: t('pay_amount', { amount: after }) }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'));
    expect(server.got('createReservation')).toMatchObject([
      { expected_total: quote.total },
      { expected_total: dearer.total },
    ]);
    leave.mockRestore();
  });

  test('documents that are missing are asked for; uploaded in another tab meanwhile, they need no reload', async () => {
    const { user } = await openReady({ renter: { ...ready, documents_status: 'missing' } });
    await user.click(pay());
    const dialog = await screen.findByRole('alertdialog', { name: t('documents_title') });
    expect(server.got('createReservation')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: common('cancel') }));
    server.gives('customerProfile', ready);
    server.isLost('createReservation');
    await user.click(pay());
    await waitFor(() => expect(server.got('createReservation')).toHaveLength(1));
    expect(await screen.findByText(networkError)).toBeVisible();
  });

  test('documents that the server misses are asked for', async () => {
    await payRefusedFor('booking.documents_missing');
    const dialog = await screen.findByRole('alertdialog', { name: t('documents_title') });
    expect(dialog).toHaveTextContent(t('documents_text'));
  });
});

test('before paying, the summary says who the trader is that the contract is made with', async () => {
  await open('summary');
  const trader = english('trader');
  const heading = await screen.findByRole('heading', { name: trader('contract_with') });
  const card = within(heading.parentElement as HTMLElement);
  for (const text of [
    'Rossi Autonoleggio S.r.l.',
    trader('registered_office', { address: 'Via Giolitti 10' }),
    '+39 06 1234567',
    'info@rossi.test',
    trader('vat_number', { number: '01234567897' }),
    trader('register', { number: 'RM-1234567' }),
    trader('self_certified'),
  ])
    expect(card.getByText(text)).toBeVisible();
});
