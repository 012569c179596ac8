import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectSentOnce, expectToast, networkError } from '@nolo/tests/components/expectations.ts';
import { booking } from '@nolo/tests/components/fixtures.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../../app/paths.ts';
import { BookingPage } from './booking-page.tsx';

const t = english('bookings');
const change = english('change');
const button = (name: string) => screen.getByRole('button', { name });

const open = (shown = booking) =>
  renderPage(<BookingPage booking={shown} />, paths.booking('en', booking.id));

beforeEach(() => {
  logIn();
  server.gives('reservation', { reservation: booking });
  server.gives('reservationInspections', {
    check_in: null,
    check_out: null,
    settlement: null,
    settlement_signatures: null,
  });
});

/** The dialog's button is pressed as soon as the terms are those of this moment. */
async function askToCancel() {
  const user = open();
  await user.click(button(t('cancel_booking')));
  const dialog = screen.getByRole('alertdialog', { name: t('cancel_title') });
  const yes = () => within(dialog).getByRole('button', { name: english('common')('yes') });
  await waitFor(() => expect(yes()).toBeEnabled());
  return { user, dialog, yes };
}

test.each(['booking.already_cancelled', 'booking.not_cancellable', 'booking.pickup_passed'] as const)(
  'cancelling: %s is said in the dialog, and asked once',
  async (code) => {
    server.refuses('cancelReservation', code);
    const { user, dialog, yes } = await askToCancel();
    await expectSentOnce(user, yes, 'cancelReservation');
    expect(within(dialog).getByRole('alert')).toHaveTextContent(refusalText(code));
  },
);

test('cancelling: a lost network is said in the dialog, where it can be tried again', async () => {
  server.isLost('cancelReservation');
  const { user, dialog, yes } = await askToCancel();
  await user.click(yes());
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(networkError));
  expect(yes()).toBeEnabled();
});

test('cancelling: terms that cannot be had are said, and nothing can be agreed to', async () => {
  server.isLost('reservation');
  const user = open();
  await user.click(button(t('cancel_booking')));
  const dialog = screen.getByRole('alertdialog', { name: t('cancel_title') });
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(networkError));
  expect(within(dialog).getByRole('button', { name: english('common')('yes') })).toBeDisabled();
});

test('a company invoice that was asked for says to whom it goes, who sends it and when', async () => {
  const company_invoice = { company_name: 'Ferri GmbH', country: 'DE' as const, vat_number: 'DE123456789' };
  open({ ...booking, company_invoice });
  const section = await screen.findByRole('region', { name: english('invoice')('title') });
  expect(section).toHaveTextContent(
    'After the rental, Rossi Autonoleggio sends the invoice to Ferri GmbH, VAT no. DE123456789.',
  );
});

test('a receipt that cannot be had is said', async () => {
  server.refuses('reservationReceipt', 'booking.not_paid');
  const user = open();
  await user.click(button(english('booking')('receipt')));
  await expectToast(english('booking')('download_failed'));
});

test('each invoice and credit note to the renter can be asked for', async () => {
  server.refuses('reservationInvoice', 'invoice.not_found');
  const invoices = [
    { id: '6f1d2c3b-0000-4000-8000-000000000001', number: '3/2027', kind: 'TD01' as const },
    { id: '6f1d2c3b-0000-4000-8000-000000000002', number: '4/2027', kind: 'TD04' as const },
  ];
  const user = open({ ...booking, invoices });
  expect(button('Invoice 3/2027 (PDF)')).toBeEnabled();
  await expectSentOnce(user, () => button('Credit note 4/2027 (PDF)'), 'reservationInvoice');
  await expectToast(english('booking')('download_failed'));
});

test('a change that waits no longer cannot be withdrawn, and that is said', async () => {
  server.refuses('withdrawAmendment', 'booking.no_change_waiting');
  const waiting = {
    start_date: booking.start_date,
    end_date: '2090-03-14T10:00',
    pickup: 'Roma Termini',
    return: 'Roma Termini',
    total: 24_000,
    difference: 6000,
    payment_url: 'https://pay.example/1',
    expires_at: '2090-01-01T10:00:00Z',
  };
  const user = open({ ...booking, change: { ...booking.change, waiting } });
  await expectSentOnce(user, () => button(change('waiting_keep')), 'withdrawAmendment');
  await expectToast(refusalText('booking.no_change_waiting'));
});

describe('on the road', () => {
  const title = english('booking')('breakdown_title');
  const road = () => screen.queryByRole('region', { name: title });
  const out = { ...booking, start_date: '2020-03-10T10:00' };

  test.each([
    ['the car is with the renter', { ...out, status: 'CHECKED IN' }],
    ['the car is late', { ...out, status: 'CHECKED IN', end_date: '2020-03-13T10:00' }],
    ['nobody has checked the renter in', { ...out, status: 'SIGNED' }],
  ] as const)('whom to call comes first: %s', async (_, shown) => {
    open(shown);
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent(title);
    const section = within(road() as HTMLElement);
    expect(section.getByRole('link', { name: booking.company.phone })).toHaveAttribute(
      'href',
      'tel:+39061234567',
    );
    expect(section.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  });

  test.each([
    ['before the pickup', booking],
    ['once the car is back', { ...out, status: 'CHECKED OUT' }],
    ['of a cancelled booking', { ...out, status: 'CANCELLED', cancel_reason: 'renter' }],
    [
      'when the time is over and nobody was checked in',
      { ...out, status: 'PAID', end_date: '2020-03-13T10:00' },
    ],
  ] as const)('nothing of it %s', async (_, shown) => {
    open(shown);
    await screen.findByRole('heading', { level: 1 });
    expect(road()).toBeNull();
  });
});

describe('closed because nobody came for the car', () => {
  const own = english('booking');
  const no_show = { object_until: '2090-03-12T11:00', can_object: true, objected_at: null };
  const closed = {
    ...booking,
    status: 'CANCELLED' as const,
    cancel_reason: 'no_show' as const,
    cancelled: { by: 'company' as const, at: '2090-03-10T11:00' },
    no_show,
  };

  test('the renter objects, in words, while there is time', async () => {
    const user = open(closed);
    expect(screen.getByText(/tell us until Sunday 12 March 2090, 10:59.AM/)).toBeVisible();
    const field = screen.getByLabelText(own('objection_field'));
    server.refuses('objectToNoShow', 'request.invalid', { text: ['Message is required'] });
    await user.click(button(own('objection_send')));
    expect(await screen.findByText('Message is required')).toBeVisible();
    await user.type(field, 'I was there at ten.');
    server.gives('objectToNoShow', { reservation: closed });
    await user.click(button(own('objection_send')));
    await waitFor(() =>
      expect(server.got('objectToNoShow')).toEqual([{ text: '' }, { text: 'I was there at ten.' }]),
    );
  });

  test('afterwards the page says that they did, or that it is too late', () => {
    open({ ...closed, no_show: { ...no_show, can_object: false, objected_at: '2090-03-11T09:00' } });
    expect(screen.getByText(/You objected on Saturday 11 March 2090/)).toBeVisible();
    expect(screen.queryByLabelText(own('objection_field'))).not.toBeInTheDocument();
  });
});

describe('once the pickup time has passed', () => {
  const own = english('booking');
  const none = { reported_at: null, object_until: null, objected_at: null };

  test('the renter says that no car was handed over, once they were asked whether', async () => {
    const user = open({ ...booking, not_handed_over: none });
    await user.click(button(own('report_no_car')));
    expect(server.got('reportNotHandedOver')).toEqual([]);
    const question = within(screen.getByRole('alertdialog'));
    server.gives('reportNotHandedOver', { reservation: booking });
    await user.click(question.getByRole('button', { name: own('no_car_confirm') }));
    await waitFor(() => expect(server.got('reportNotHandedOver')).toHaveLength(1));
  });

  test('afterwards the page says until when the company can object, or that it has', () => {
    const reported = { ...none, reported_at: '2090-03-10T11:00', object_until: '2090-03-12T11:00' };
    open({ ...booking, not_handed_over: reported });
    expect(screen.getByText(/can object until Sunday 12 March 2090, 10:59.AM/)).toBeVisible();
    expect(screen.queryByRole('button', { name: own('report_no_car') })).not.toBeInTheDocument();
    cleanup();
    open({ ...booking, not_handed_over: { ...reported, objected_at: '2090-03-11T09:00' } });
    expect(screen.getByText(/objected on Saturday 11 March 2090/)).toBeVisible();
  });
});

describe('how the car left and came back', () => {
  const i = english('inspections');
  const inspection = {
    id: booking.id,
    mileage_km: 12_345,
    fuel_eighths: 7,
    is_mileage_confirmed: false,
    mileage_correction: null,
    is_clock_off: false,
    captured_at: '2027-02-09T10:00',
    recorded_at: '2027-02-09T10:00',
    is_confirmed: true,
    pictures: [],
    damages: [{ id: booking.id, side: 'left' as const, x: 0.5, y: 0.5, note: 'A scratch', picture_id: null }],
    objection: null,
    object_until: '2027-02-11T10:00',
  };
  const back = { ...booking, status: 'CHECKOUT ISSUE ADDED' as const };
  const gives = (values: Partial<typeof inspection> | object = {}) =>
    server.gives('reservationInspections', {
      check_in: { ...inspection, damages: [], object_until: null },
      check_out: { ...inspection, ...values },
      settlement: { late_fee: 0, kilometres: 0, fuel: 0, damage: 15_000 },
      settlement_signatures: { renter: [[[0.1, 0.5]]], member: [[[0.1, 0.5]]] },
    });

  test('is shown with what was noted and what both settle', async () => {
    gives();
    open(back);
    const section = await screen.findByRole('region', { name: i('check_out') });
    expect(section).toHaveTextContent('12,345 km');
    expect(section).toHaveTextContent('Left: A scratch');
    expect(section).toHaveTextContent(/Damages.*€150\.00/);
    expect(within(section).getByRole('img', { name: i('signed_by_you') })).toBeVisible();
    expect(within(section).getByRole('img', { name: i('signed_for_company') })).toBeVisible();
    expect(screen.getByRole('region', { name: i('check_in') })).toBeVisible();
  });

  test('what is not right is said in writing, once', async () => {
    gives();
    const user = open(back);
    const section = await screen.findByRole('region', { name: i('check_out') });
    await user.click(within(section).getByRole('button', { name: i('object') }));
    server.refuses('objectToInspection', 'request.invalid', { text: ['Message is required'] });
    const send = () => within(section).getByRole('button', { name: /^Send to/ });
    await user.click(send());
    expect(await within(section).findByText('Message is required')).toBeVisible();
    await user.type(within(section).getByLabelText(i('object_label')), 'It was there before.');
    server.gives('objectToInspection', {});
    gives({ objection: { text: 'It was there before.', at: '2027-02-09T12:00' }, object_until: null });
    await user.click(send());
    expect(await within(section).findByText(/You objected .*It was there before\./)).toBeVisible();
    expect(within(section).queryByRole('button', { name: i('object') })).not.toBeInTheDocument();
  });
});

describe('once the car is back', () => {
  const own = english('booking');
  const back = {
    ...booking,
    status: 'CHECKED OUT' as const,
    can_review: true,
    review: { author: 'Anna B.', review_until: '2027-04-10T10:00', written: null },
  };
  const written = {
    stars: 2,
    text: 'The car was late.',
    language: 'en',
    author: 'Anna B.',
    written_at: '2027-02-10T10:00',
    hidden_because: null,
    answer: null,
  };

  test('the renter says how it was, with stars and words', async () => {
    const user = open(back);
    const section = within(screen.getByRole('region', { name: own('review_title') }));
    expect(section.getByText(/signed “Anna B\.”.*until Saturday 10 April 2027, 9:59.AM/)).toBeVisible();
    server.refuses('addReview', 'request.invalid', {
      stars: ['Choose one to five stars'],
      text: ['Message is required'],
    });
    await user.click(section.getByRole('button', { name: own('review_send') }));
    const stars = section.getByRole('group', { name: own('review_stars') });
    await waitFor(() => expect(stars).toHaveAccessibleDescription('Choose one to five stars'));
    expect(section.getByText('Message is required')).toBeVisible();
    await user.click(within(stars).getByRole('radio', { name: '2 stars of 5' }));
    await user.type(section.getByRole('textbox'), written.text);
    server.gives('addReview', { reservation: { ...back, can_review: false } });
    await user.click(section.getByRole('button', { name: own('review_send') }));
    await waitFor(() =>
      expect(server.got('addReview')).toEqual([
        { stars: 0, text: '' },
        { stars: 2, text: written.text },
      ]),
    );
  });

  test('what they said stays, with the answer, and says why it was hidden', () => {
    const answer = { text: 'We are sorry.', answered_at: '2027-02-11T10:00', hidden_because: null };
    const hidden_because = 'It names a person.';
    const review = { ...back.review, written: { ...written, hidden_because, answer } };
    open({ ...back, can_review: false, review });
    const section = within(screen.getByRole('region', { name: own('review_own') }));
    expect(section.getByText('2 stars of 5')).toBeVisible();
    expect(section.getByText(written.text)).toBeVisible();
    expect(section.getByText(answer.text)).toBeVisible();
    expect(section.getByText(/The reason: It names a person\./)).toBeVisible();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  test('afterwards the page says that the time is over', () => {
    open({ ...back, can_review: false });
    expect(screen.getByText(/ended on 10 April 2027/)).toBeVisible();
  });
});
