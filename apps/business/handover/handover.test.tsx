import { openDB } from 'idb';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';
import {
  findAnswer,
  findDraft,
  findPicture,
  listDrafts,
  saveAnswer,
  saveDraft,
  savePicture,
  unlockDevice,
  wipeDevice,
  type Draft,
} from './device-store.ts';
import { handoverKey } from './cached-answers.ts';
import type { Sealed } from './sealed-bytes.ts';
import { newDraft } from './use-draft.ts';
import { sendWaiting } from './waiting.ts';

const t = english('counter');
const seen = english('inspections');
const police = english('police-report');
const rentalId = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
const pictureId = '0b7c7d1e-94a2-4f36-8e57-1c2d3e4f5a01';
const at = `/7/rentals/${rentalId}`;
const accountId = memberAccount.account_id;
const checkIn = { kind: 'check_in', companyId: '7', accountId } as const;
/** Who works at the same counter, with the same device. */
const other = {
  account_id: '11111111-0b6e-4d35-9c18-3e5d7a1b2c60',
  device_keys: [Buffer.alloc(32, 2).toString('base64')],
};

const rental: RentalHandover = {
  id: rentalId,
  status: 'SIGNED',
  name: 'NL-100005',
  is_cancelled: false,
  car_id: 5,
  car: 'Fiat 500X',
  plate: 'GA012NL',
  customer: 'Chiara Lombardi',
  phone: '+39 333 1234567',
  start_date: '2027-02-09T15:30',
  end_date: '2027-02-12T15:30',
  place: 'Roma Termini',
  is_delivery: false,
  drivers: [
    { id: 'a', name: 'Chiara Lombardi', documents_status: 'verified', licence_expires_on: '2031-01-01' },
    { id: 'b', name: 'Luca Marino', documents_status: 'uploaded', licence_expires_on: null },
  ],
  missing: [],
  agreement: {
    signed_at: '2027-02-09T15:00',
    signer: 'Chiara Lombardi',
    signed_by: ['a'],
    unconfirmed_signer: null,
  },
  police_report: 'receipt',
  deposit: 30_000,
  deposit_left: null,
  km_per_day: 200,
  extra_km: 25,
  late_per_day: 4000,
  fuel_policy: 'full_to_full',
  mileage_km: 43_028,
  mileage_at: '2027-02-05T10:00:00Z',
  damages: [],
  check_in: null,
  check_out: null,
  settlement: null,
  settlement_signatures: null,
  undo_until: null,
  overdue_minutes: null,
  may_record_return: false,
  recorded_return: null,
};

async function openPage(
  path: string,
  changes: Partial<RentalHandover> = {},
  role: MemberRole = 'counter',
  account = memberAccount,
) {
  server.gives('memberProfile', {
    ...account,
    name: 'Paolo Greco',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role }],
  });
  server.gives('rentalHandover', { handover: { ...rental, ...changes } });
  const user = renderPortal(routes, path);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

/** As it is after somebody took one picture: happy-dom has no camera and no canvas. */
async function savePictured(): Promise<void> {
  const picture = { id: pictureId, view: 'front', capturedAt: '2027-02-09T14:30:00.000Z' } as const;
  await savePicture(accountId, pictureId, new ArrayBuffer(8));
  await saveDraft({
    ...newDraft(rental, checkIn),
    pictures: [{ ...picture, sha256: '0'.repeat(64), isStored: false }],
  });
}

const finished: Draft = { ...newDraft(rental, checkIn), finishedAt: '2027-02-09T14:40:00.000Z' };

const logOut = () => screen.getByRole('button', { name: english('common')('header_log_out') });

const press = (name: string | RegExp) => screen.getByRole('button', { name });

const unlock = () => unlockDevice(accountId, memberAccount.device_keys, ['7']);

beforeEach(async () => {
  await wipeDevice(accountId);
  await wipeDevice(other.account_id);
  await unlock();
});

describe('a rental at the counter', () => {
  test('says what is done and what comes next, and why the car cannot leave yet', async () => {
    await openPage(at, { missing: ['documents', 'police_report'], police_report: 'refused' });
    expect(screen.getByRole('link', { name: /Rental agreement.*Signed by Chiara Lombardi/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Deposit.*€300\.00 agreed, not collected yet/ })).toBeVisible();
    expect(screen.getByText(t('missing_documents'))).toBeVisible();
    expect(screen.getByText(t('missing_police_report'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('check_in') })).toHaveAttribute('href', `${at}/check-in`);
  });

  test('undoing is for managers, with a reason', async () => {
    const checkedIn = { undo_until: '2027-02-09T15:45' };
    const user = await openPage(at, checkedIn, 'manager');
    await user.click(press(/^Undo the handover/));
    server.refuses('undoCheckIn', 'request.invalid', { reason: ['Say why'] });
    await user.click(press(/^Undo the handover/));
    expect(await screen.findByText('Say why')).toBeVisible();
  });
});

describe('a car that is not back', () => {
  const late = { overdue_minutes: 1500, may_record_return: true, end_date: '2027-02-12T15:30' };

  test('is said with how long; a manager records when it came back, and why', async () => {
    const user = await openPage(at, late, 'manager');
    expect(screen.getByText('25 hours overdue')).toBeVisible();
    await user.click(press(t('return_record')));
    fireEvent.change(screen.getByLabelText(t('returned_at')), { target: { value: '2027-02-12T20:00' } });
    await user.type(screen.getByLabelText(t('return_reason')), 'Left at night');
    server.refuses('recordReturn', 'request.invalid', { returned_at: ['Too late'] });
    await user.click(press(t('return_save')));
    expect(await screen.findByText('Too late')).toBeVisible();
    server.gives('recordReturn', {});
    await user.click(press(t('return_save')));
    await waitFor(() =>
      expect(server.got('recordReturn').at(-1)).toMatchObject({
        returned_at: '2027-02-12T20:00',
        reason: 'Left at night',
      }),
    );
  });

  test('the counter does not record it, nor anybody of one that is held until it is back', async () => {
    await openPage(at, late);
    expect(screen.queryByRole('button', { name: t('return_record') })).not.toBeInTheDocument();
    cleanup();
    await openPage(at, { ...late, may_record_return: false }, 'manager');
    expect(screen.getByText('25 hours overdue')).toBeVisible();
    expect(screen.queryByRole('button', { name: t('return_record') })).not.toBeInTheDocument();
  });
});

describe('the agreement at the counter', () => {
  const agreement = {
    title: 'Rental agreement',
    number: 'NL-100005',
    parties: [],
    facts_heading: 'Rental',
    facts: [],
    price_heading: 'Price',
    rows: [],
    sections: [],
    hash: '0'.repeat(64),
    signed_at: '2027-02-09T15:00',
    signer: 'Chiara Lombardi',
    signed_return: null,
  };
  const drivers = [
    { id: 'a', name: 'Chiara Lombardi', has_signed: false },
    { id: 'b', name: 'Luca Marino', has_signed: false },
  ];

  // Drawing needs a canvas, which happy-dom has not: who signs is chosen before.
  test('asks which of those who drive signs it', async () => {
    server.gives('rentalAgreement', { agreement: { ...agreement, signed_at: null }, drivers });
    await openPage(`${at}/agreement`);
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['a', 'b']);
    expect(screen.queryByRole('button', { name: t('sign') })).not.toBeInTheDocument();
  });

  test('that was signed can be signed by somebody else who drives, and by nobody twice', async () => {
    const signed = drivers.map((driver) => ({ ...driver, has_signed: driver.id === 'a' }));
    server.gives('rentalAgreement', { agreement, drivers: signed });
    await openPage(`${at}/agreement`);
    expect(press(t('signer_else'))).toBeVisible();
    cleanup();
    server.gives('rentalAgreement', {
      agreement,
      drivers: drivers.map((driver) => ({ ...driver, has_signed: true })),
    });
    await openPage(`${at}/agreement`);
    expect(screen.queryByRole('button', { name: t('signer_else') })).not.toBeInTheDocument();
  });
});

describe('handing over', () => {
  test('what is missing is said at its field, the first first', async () => {
    const user = await openPage(`${at}/check-in`);
    await user.click(press(t('check_in_finish')));
    const mileage = screen.getByLabelText(t('mileage'));
    expect(mileage).toHaveFocus();
    expect(mileage).toBeInvalid();
    await user.type(mileage, '43.100');
    await user.click(press(t('check_in_finish')));
    expect(screen.getByText(t('picture_required'))).toBeVisible();
  });

  test('without a receipt of the police the company takes the report on itself, and says how', async () => {
    await savePictured();
    const user = await openPage(`${at}/check-in`, { police_report: 'waiting', missing: ['police_report'] });
    await user.type(screen.getByLabelText(t('mileage')), '43100');
    await user.click(screen.getByLabelText(t('confirmed', { customer: 'Chiara Lombardi' })));
    await user.click(screen.getByLabelText(police('mark')));
    expect(screen.getByText(police('mark_text'))).toBeVisible();
    await user.click(press(t('check_in_finish')));
    expect(screen.getByLabelText(police('reason'))).toHaveFocus();
    await user.type(screen.getByLabelText(police('reason')), 'On paper');
    server.gives('storeHandoverPicture', {});
    server.gives('checkIn', {});
    await user.click(press(t('check_in_finish')));
    expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
    expect(server.got('checkIn')).toMatchObject([{ manual_report: 'On paper' }]);
  });

  test('is sent with its pictures, once; what a damage is and who did not come goes with it', async () => {
    await savePictured();
    const user = await openPage(`${at}/check-in`);
    await user.type(screen.getByLabelText(t('mileage')), '43100');
    await user.click(screen.getByLabelText(t('driver_absent', { name: 'Luca Marino' })));
    await user.click(press(t('damage_add')));
    await user.type(
      screen.getByLabelText(t('damage_number', { number: 1, side: seen('side_left') })),
      'Scratch',
    );
    await user.click(screen.getByLabelText(t('confirmed', { customer: 'Chiara Lombardi' })));
    server.gives('storeHandoverPicture', {});
    server.gives('checkIn', {});
    await user.click(press(t('check_in_finish')));
    await waitFor(() => expect(server.got('checkIn')).toHaveLength(1));
    expect(server.got('checkIn')[0]).toMatchObject({
      mileage_km: '43100',
      fuel_eighths: 8,
      is_mileage_confirmed: false,
      car_id: 5,
      start_date: '2027-02-09T15:30',
      pictures: [{ id: pictureId, view: 'front' }],
      damages: [{ side: 'left', x: 0.5, y: 0.5, note: 'Scratch', picture_id: null }],
      absent_drivers: ['b'],
      is_confirmed: true,
    });
    expect(await findDraft(rentalId, 'check_in')).toBeNull();
  });

  const isAbsent = (name: string) => screen.getByLabelText(t('driver_absent', { name }));

  /** Everything else is done; only who is there is open. */
  async function openReady(changes: Partial<RentalHandover> = {}) {
    await savePictured();
    const user = await openPage(`${at}/check-in`, changes);
    await user.type(screen.getByLabelText(t('mileage')), '43100');
    await user.click(screen.getByLabelText(t('confirmed', { customer: 'Chiara Lombardi' })));
    server.gives('storeHandoverPicture', {});
    server.gives('checkIn', {});
    return user;
  }

  test('asks for somebody who drives, and for one of those who are there to have signed', async () => {
    const user = await openReady();
    await user.click(isAbsent('Chiara Lombardi'));
    await user.click(isAbsent('Luca Marino'));
    await user.click(press(t('check_in_finish')));
    expect(screen.getAllByText(t('driver_required'))[0]).toBeVisible();
    await user.click(isAbsent('Luca Marino'));
    expect(screen.getAllByText(t('signer_required'))[0]).toBeVisible();
    expect(screen.getByRole('link', { name: t('signer_anew') })).toHaveAttribute('href', `${at}/agreement`);
    await user.click(isAbsent('Chiara Lombardi'));
    await user.click(press(t('check_in_finish')));
    await waitFor(() => expect(server.got('checkIn')).toMatchObject([{ absent_drivers: [] }]));
    expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
  });

  test('with an old signature asks whether the one whose name it has is there', async () => {
    const unconfirmed_signer = { id: 'a', name: 'Chiara Lombardi' };
    const signature = { signed_at: '2027-02-09T15:00', signer: 'Chiara Lombardi', signed_by: [] };
    const user = await openReady({ agreement: { ...signature, unconfirmed_signer } });
    await user.click(press(t('check_in_finish')));
    expect(screen.getAllByText(t('signer_required'))[0]).toBeVisible();
    await user.click(screen.getByLabelText(t('signer_confirmed', { name: 'Chiara Lombardi' })));
    await user.click(press(t('check_in_finish')));
    await waitFor(() => expect(server.got('checkIn')).toMatchObject([{ is_signer_confirmed: true }]));
    expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
  });

  test('a draft that names everybody absent is refused, opened again and corrected', async () => {
    await savePictured();
    const draft = { ...newDraft(rental, checkIn), mileage: '43100', isConfirmed: true };
    const stored = {
      ...draft,
      ...(await findDraft(rentalId, 'check_in')),
      mileage: '43100',
      isConfirmed: true,
    };
    const finishedAt = '2027-02-09T14:40:00.000Z';
    await saveDraft({ ...stored, absentDrivers: ['a', 'b'], finishedAt });
    server.gives('storeHandoverPicture', {});
    server.refuses('checkIn', 'handover.driver_missing');
    const user = await openPage(at);
    expect(await screen.findByText(refusalText('handover.driver_missing'))).toBeVisible();
    await user.click(screen.getByRole('link', { name: t('refused_open') }));
    await user.click(await screen.findByLabelText(t('driver_absent', { name: 'Chiara Lombardi' })));
    server.gives('checkIn', {});
    await user.click(press(t('check_in_finish')));
    await waitFor(() => expect(server.got('checkIn').at(-1)).toMatchObject({ absent_drivers: ['b'] }));
    expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
    expect(await findDraft(rentalId, 'check_in')).toBeNull();
  });

  test('without a network waits on the device, and says so', async () => {
    await savePictured();
    const user = await openPage(`${at}/check-in`);
    await user.type(screen.getByLabelText(t('mileage')), '43100');
    await user.click(screen.getByLabelText(t('confirmed', { customer: 'Chiara Lombardi' })));
    server.isLost('storeHandoverPicture');
    await user.click(press(t('check_in_finish')));
    expect(await screen.findByText(/Waiting to be sent/)).toBeVisible();
    expect(screen.queryByRole('link', { name: t('check_in') })).not.toBeInTheDocument();
    expect((await findDraft(rentalId, 'check_in'))?.finishedAt).not.toBeNull();
  });

  test('that waits to be sent is not opened for changes', async () => {
    await saveDraft(finished);
    server.isLost('checkIn');
    await openPage(`${at}/check-in`);
    expect(await screen.findByRole('heading', { level: 1, name: /Fiat 500X/ })).toBeVisible();
    expect(screen.queryByLabelText(t('mileage'))).not.toBeInTheDocument();
    await waitFor(() => expect(server.got('checkIn')).toHaveLength(1));
  });

  test('of a rental that has changed meanwhile says so, and is sent about the rental as it is now', async () => {
    await savePictured();
    const stored = await findDraft(rentalId, 'check_in');
    if (stored === null) throw new Error('nothing was stored');
    const refusal = { code: 'handover.changed', text: refusalText('handover.changed') };
    const finishedAt = '2027-02-09T14:40:00.000Z';
    await saveDraft({ ...stored, mileage: '43100', isConfirmed: true, finishedAt, refusal });
    const user = await openPage(`${at}/check-in`, { end_date: '2027-02-13T10:00' });
    expect(screen.getByText(refusal.text)).toBeVisible();
    server.gives('storeHandoverPicture', {});
    server.gives('checkIn', {});
    await user.click(press(t('check_in_finish')));
    await waitFor(() => expect(server.got('checkIn')).toHaveLength(1));
    expect(server.got('checkIn')[0]).toMatchObject({ end_date: '2027-02-13T10:00', mileage_km: '43100' });
    expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
  });

  test('does not send the picture of a damage that was removed', async () => {
    await savePictured();
    const stored = await findDraft(rentalId, 'check_in');
    if (stored === null) throw new Error('nothing was stored');
    const [front] = stored.pictures;
    if (front === undefined) throw new Error('no picture was stored');
    const pictures = [front, { ...front, id: rentalId, view: null }];
    await saveDraft({ ...stored, pictures, mileage: '43100', isConfirmed: true });
    const user = await openPage(`${at}/check-in`);
    server.gives('storeHandoverPicture', {});
    server.gives('checkIn', {});
    await user.click(press(t('check_in_finish')));
    await waitFor(() => expect(server.got('checkIn')).toHaveLength(1));
    expect(server.got('storeHandoverPicture')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
  });

  test('that the server refuses stays stored, says why, and can be opened again or discarded', async () => {
    await savePictured();
    const user = await openPage(`${at}/check-in`);
    await user.type(screen.getByLabelText(t('mileage')), '43100');
    await user.click(screen.getByLabelText(t('confirmed', { customer: 'Chiara Lombardi' })));
    server.gives('storeHandoverPicture', {});
    server.refuses('checkIn', 'handover.cancelled');
    await user.click(press(t('check_in_finish')));
    expect(await screen.findByText(refusalText('handover.cancelled'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('refused_open') })).toHaveAttribute('href', `${at}/check-in`);
    await user.click(press(t('discard')));
    await user.click(screen.getAllByRole('button', { name: t('discard') }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText(t('refused_text'))).not.toBeInTheDocument());
    expect(await findDraft(rentalId, 'check_in')).toBeNull();
  });
});

describe('a return', () => {
  const check_in = {
    id: rentalId,
    mileage_km: 43_028,
    fuel_eighths: 8,
    is_mileage_confirmed: false,
    mileage_correction: null,
    is_clock_off: false,
    mileage_corrected_by: null,
    captured_at: '2027-02-09T15:30',
    recorded_at: '2027-02-09T15:30',
    is_confirmed: true,
    by: 'Paolo Greco',
    pictures: [],
    damages: [],
    objection: null,
  };
  const inTime = { check_in, end_date: '2090-02-12T15:30' };
  const pictured = async (values: Partial<Draft>) => {
    const picture = { id: pictureId, view: 'front', capturedAt: '2027-02-09T14:30:00.000Z' } as const;
    await savePicture(accountId, pictureId, new ArrayBuffer(8));
    const pictures = [{ ...picture, sha256: '0'.repeat(64), isStored: true }];
    await saveDraft({
      ...newDraft({ ...rental, ...inTime }, { ...checkIn, kind: 'check_out' }),
      pictures,
      ...values,
    });
  };

  test('says what it differs in, and what the rules say it costs', async () => {
    const user = await openPage(`${at}/check-out`, { ...inTime, km_per_day: 1 });
    expect(screen.queryByText(/Driven/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(t('mileage')), '99.999,5');
    expect(screen.getByText(/Driven: 56,971 km/)).toBeVisible();
    // What is settled is signed: happy-dom has no canvas, and the browser walk presses it.
    expect(screen.getByRole('button', { name: /Take over €/ })).toBeVisible();
  });

  test('an amount that cannot be read is said at its field, and nothing is sent', async () => {
    await pictured({
      mileage: '43500',
      settlement: { late_fee: '', kilometres: '12', fuel: '', damage: '1234.567' },
    });
    const user = await openPage(`${at}/check-out`, inTime);
    await user.click(press(t('check_out_finish')));
    const damage = screen.getByRole('textbox', { name: /^Damages/ });
    expect(damage).toHaveFocus();
    expect(damage).toHaveAccessibleDescription(t('settlement_unreadable'));
    expect(screen.getByRole('textbox', { name: /^Kilometres \(€/ })).toHaveAccessibleDescription('= €12.00');
    expect(server.got('checkOut')).toHaveLength(0);
  });

  test('sends amounts as they were typed, under both signatures', async () => {
    const line = [[0.1, 0.5] as [number, number]];
    await pictured({
      mileage: '43.500',
      settlement: { late_fee: '', kilometres: '', fuel: '', damage: '1.500,00' },
      signatures: { renter: [line], member: [line] },
    });
    const user = await openPage(`${at}/check-out`, inTime);
    server.gives('checkOut', {});
    await user.click(press(t('check_out_finish')));
    await waitFor(() => expect(server.got('checkOut')).toHaveLength(1));
    expect(server.got('checkOut')[0]).toMatchObject({
      mileage_km: '43.500',
      is_mileage_confirmed: false,
      settlement: { late_fee: '', kilometres: '', fuel: '', damage: '1.500,00' },
      settlement_signatures: { renter: [line], member: [line] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: /Fiat 500X/ })).toBeVisible();
  });

  test.each([
    ['452.305', 'mileage_far_above_text'],
    ['4350', 'mileage_below_text'],
  ] as const)('of %s km asks once more, and is sent when it was confirmed', async (mileage, why) => {
    await pictured({ mileage });
    const user = await openPage(`${at}/check-out`, inTime);
    await user.click(press(t('check_out_finish')));
    expect(screen.getByText(t(why, { last: '43,028 km' }))).toBeVisible();
    await user.click(press(t('mileage_again')));
    expect(server.got('checkOut')).toHaveLength(0);
    await user.click(press(t('check_out_finish')));
    server.gives('checkOut', {});
    await user.click(press(t('mileage_confirm')));
    await waitFor(() => expect(server.got('checkOut')).toHaveLength(1));
    expect(server.got('checkOut')[0]).toMatchObject({ mileage_km: mileage, is_mileage_confirmed: true });
    expect(await screen.findByRole('heading', { level: 1, name: /Fiat 500X/ })).toBeVisible();
  });

  test('of more than two million kilometres is refused at its field', async () => {
    await pictured({ mileage: '2.000.001' });
    const user = await openPage(`${at}/check-out`, inTime);
    await user.click(press(t('check_out_finish')));
    expect(screen.getByLabelText(t('mileage'))).toBeInvalid();
    expect(screen.getAllByText(t('mileage_impossible'))[0]).toBeVisible();
  });
});

test('what both signed at the return is what is kept of the deposit, unless somebody says otherwise', async () => {
  const user = await openPage(`${at}/deposit`, {
    deposit_left: {
      amount: 30_000,
      means: 'cash',
      by: 'Paolo Greco',
      at: '2027-02-09T15:30',
      returned_at: null,
      kept: 0,
      kept_because: null,
    },
    settlement: { late_fee: 5000, kilometres: 0, fuel: 0, damage: 21_500 },
    settlement_signatures: { renter: [[[0.1, 0.5]]], member: [[[0.1, 0.5]]] },
  });
  server.gives('returnDeposit', {});
  await user.click(press(t('deposit_return')));
  await waitFor(() =>
    expect(server.got('returnDeposit')).toEqual([
      { kept: '265', reason: 'Late return €50.00, Damages €215.00' },
    ]),
  );
});

describe('without a network', () => {
  test('a cached rental opens, and says that it may be older', async () => {
    await openPage(at);
    cleanup();
    server.isLost('memberProfile');
    server.isLost('rentalHandover');
    renderPortal(routes, at);
    expect(await screen.findByRole('heading', { level: 1, name: /Fiat 500X/ })).toBeVisible();
    expect(screen.getByRole('link', { name: t('check_in') })).toBeVisible();
  });

  test('a booking leads to its cached rental', async () => {
    await openPage(at);
    cleanup();
    server.isLost('companyBooking');
    renderPortal(routes, `/7/bookings/${rentalId}`);
    expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
  });

  test('logging out asks first while something waits, and leaves nothing on the device', async () => {
    await saveDraft(finished);
    server.isLost('checkIn');
    const user = await openPage(at);
    await user.click(logOut());
    expect(await screen.findByText(t('log_out_text', { count: 1 }))).toBeVisible();
    expect(await findDraft(rentalId, 'check_in')).not.toBeNull();
    server.gives('logOutMember', {});
    await user.click(logOut());
    expect(await screen.findByLabelText(/email/i)).toBeVisible();
    await unlock();
    expect(await listDrafts()).toEqual([]);
  });

  test('logging out says what is unsent, locks the device at once, and ends the session later', async () => {
    await saveDraft(finished);
    server.isLost('checkIn');
    const user = await openPage(at);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(logOut());
    expect(await screen.findByText(t('log_out_offline', { count: 1 }))).toBeVisible();
    server.isLost('logOutMember');
    await user.click(logOut());
    expect(await screen.findByText(t('logged_out_offline'))).toBeVisible();
    expect(await listDrafts()).toEqual([]);
    expect(await findAnswer(handoverKey('7', rentalId))).toBeNull();
    cleanup();
    // The cookie is still there, and the session as well: nothing opens with it.
    renderPortal(routes, at);
    expect(await screen.findByText(t('logged_out_offline'))).toBeVisible();
    server.gives('logOutMember', {});
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(t('logged_out_offline'))).not.toBeInTheDocument());
    await unlock();
    expect(await listDrafts()).toMatchObject([{ rentalId, rental: { customer: 'Chiara Lombardi' } }]);
  });
});

describe('a device that several people use', () => {
  test('is locked by a session that has ended: what its account captured opens and is sent once it is back', async () => {
    await saveAnswer(handoverKey('7', rentalId), { handover: rental });
    await saveDraft(finished);
    await savePicture(accountId, pictureId, new ArrayBuffer(8));
    server.refuses('memberProfile', 'auth.required');
    server.refuses('rentalHandover', 'auth.required');
    renderPortal(routes, at);
    expect(await screen.findByLabelText(/email/i)).toBeVisible();
    expect([await listDrafts(), await findPicture(pictureId)]).toEqual([[], null]);
    expect(await findAnswer(handoverKey('7', rentalId))).toBeNull();
    cleanup();

    await openPage(at, {}, 'counter', other);
    expect(screen.getByRole('link', { name: t('check_in') })).toBeVisible();
    expect(screen.queryByText(/Waiting to be sent/)).not.toBeInTheDocument();
    expect(server.got('checkIn')).toEqual([]);
    expect([await listDrafts(), await findPicture(pictureId)]).toEqual([[], null]);
    await expect(saveDraft(finished)).rejects.toThrow('not logged in');
    cleanup();

    server.gives('checkIn', {});
    await openPage(at);
    await waitFor(async () => expect(await listDrafts()).toEqual([]));
    expect(server.got('checkIn')).toHaveLength(1);
  });

  test('sends nothing of one account under the session of another', async () => {
    await saveDraft(finished);
    server.gives('memberProfile', { ...other, name: 'Sara Marini', companies: [] });
    const texts = { errorText: String, pictureLost: '', pictureName: () => '' };
    expect(await sendWaiting(texts)).toBe(false);
    expect(server.got('checkIn')).toEqual([]);
    expect(await listDrafts()).toHaveLength(1);
  });

  test('stores no word of what it stores in the clear, and no key that a script can read', async () => {
    await saveAnswer(handoverKey('7', rentalId), { handover: rental });
    await saveDraft(finished);
    const database = await openDB('nolo-device');
    const rows = [...(await database.getAll('draft')), ...(await database.getAll('answer'))] as Sealed[];
    const [account] = (await database.getAll('account')) as { keys: CryptoKey[] }[];
    database.close();
    expect(rows).toHaveLength(2);
    for (const { bytes } of rows) expect(new TextDecoder().decode(bytes)).not.toContain('Fiat');
    expect(account?.keys.map(({ extractable }) => extractable)).toEqual([false]);
  });

  test('forgets what it has cached of a company once its reader no longer works there', async () => {
    await saveAnswer(handoverKey('7', rentalId), { handover: rental });
    await saveDraft(finished);
    await unlockDevice(accountId, memberAccount.device_keys, ['8']);
    expect(await findAnswer(handoverKey('7', rentalId))).toBeNull();
    expect(await listDrafts()).toHaveLength(1);
  });

  test('opens with an older key what was sealed before the server’s keys changed', async () => {
    await saveDraft(finished);
    const [before = ''] = memberAccount.device_keys;
    const [now = ''] = other.device_keys;
    await unlockDevice(accountId, [now, before], ['7']);
    expect(await listDrafts()).toHaveLength(1);
    await unlockDevice(accountId, [now], ['7']);
    expect(await listDrafts()).toEqual([]);
  });
});

describe('what waits to be sent', () => {
  const second = '6c1c7d1e-94a2-4f36-8e57-1c2d3e4f5a06';

  test('goes on where the server has trouble with one rental, whose return waits for its pickup', async () => {
    const back = {
      ...finished,
      id: pictureId,
      kind: 'check_out',
      finishedAt: '2027-02-09T14:50:00.000Z',
    } as const;
    await saveDraft(finished);
    await saveDraft(back);
    await saveDraft({ ...back, id: second, rentalId: second });
    server.refuses('checkIn', 'server.error');
    server.gives('checkOut', {});
    await openPage(at);
    await waitFor(async () => expect(await listDrafts()).toHaveLength(2));
    expect(server.got('checkOut')).toHaveLength(1);
    expect(await findDraft(second, 'check_out')).toBeNull();
    server.gives('checkIn', {});
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await listDrafts()).toEqual([]));
  });

  test('lets go of a picture that the server cannot read, and says which to take again', async () => {
    await savePictured();
    const user = await openPage(`${at}/check-in`);
    await user.type(screen.getByLabelText(t('mileage')), '43100');
    await user.click(screen.getByLabelText(t('confirmed', { customer: 'Chiara Lombardi' })));
    server.refuses('storeHandoverPicture', 'document.image_unreadable');
    await user.click(press(t('check_in_finish')));
    const text = `${seen('view_front')}: ${refusalText('document.image_unreadable')}`;
    expect(await screen.findByText(text)).toBeVisible();
    expect(await findPicture(pictureId)).toBeNull();
    expect(await findDraft(rentalId, 'check_in')).toMatchObject({ pictures: [], mileage: '43100' });
    expect(server.got('checkIn')).toEqual([]);
  });
});

test('a browser that stores nothing says so, and what is captured is sent while the page is open', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await savePictured();
  const user = await openPage(`${at}/check-in`);
  expect(screen.getByText(t('storage_refused'))).toBeVisible();
  await user.type(screen.getByLabelText(t('mileage')), '43100');
  await user.click(screen.getByLabelText(t('confirmed', { customer: 'Chiara Lombardi' })));
  server.gives('storeHandoverPicture', {});
  server.gives('checkIn', {});
  await user.click(press(t('check_in_finish')));
  await waitFor(() => expect(server.got('checkIn')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
  full.mockRestore();
});
