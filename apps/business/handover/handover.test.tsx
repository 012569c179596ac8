import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';
import { findDraft, saveDraft, type Draft, savePicture, wipeTelephone } from './telephone-store.ts';
import { newDraft } from './use-draft.ts';

const t = english('counter');
const seen = english('inspections');
const police = english('police-report');
const rentalId = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
const pictureId = '0b7c7d1e-94a2-4f36-8e57-1c2d3e4f5a01';
const at = `/7/rentals/${rentalId}`;

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
  agreement: { signed_at: '2027-02-09T15:00', signer: 'Chiara Lombardi' },
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
};

async function openPage(path: string, changes: Partial<RentalHandover> = {}, role: MemberRole = 'counter') {
  server.gives('memberProfile', {
    name: 'Paolo Greco',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role }],
  });
  server.gives('rentalHandover', { handover: { ...rental, ...changes } });
  const user = renderPortal(routes, path);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

/** As it is after somebody took one picture: happy-dom has no camera and no canvas. */
async function keepPictured(): Promise<void> {
  const picture = { id: pictureId, view: 'front', capturedAt: '2027-02-09T14:30:00.000Z' } as const;
  await savePicture(pictureId, new ArrayBuffer(8));
  await saveDraft({
    ...newDraft(rental, 'check_in', '7'),
    pictures: [{ ...picture, sha256: '0'.repeat(64), isStored: false }],
  });
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => wipeTelephone());

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
    await keepPictured();
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
    await keepPictured();
    const user = await openPage(`${at}/check-in`);
    await user.type(screen.getByLabelText(t('mileage')), '43100');
    await user.click(screen.getByLabelText(t('driver_absent')));
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

  test('without a network waits on the telephone, and says so', async () => {
    await keepPictured();
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
    await saveDraft({ ...newDraft(rental, 'check_in', '7'), finishedAt: '2027-02-09T14:40:00.000Z' });
    server.isLost('checkIn');
    await openPage(`${at}/check-in`);
    expect(await screen.findByRole('heading', { level: 1, name: /Fiat 500X/ })).toBeVisible();
    expect(screen.queryByLabelText(t('mileage'))).not.toBeInTheDocument();
  });

  test('of a rental that has changed meanwhile says so, and is sent about the rental as it is now', async () => {
    await keepPictured();
    const kept = await findDraft(rentalId, 'check_in');
    if (kept === null) throw new Error('nothing was kept');
    const refusal = { code: 'handover.changed', text: refusalText('handover.changed') };
    const finishedAt = '2027-02-09T14:40:00.000Z';
    await saveDraft({ ...kept, mileage: '43100', isConfirmed: true, finishedAt, refusal });
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
    await keepPictured();
    const kept = await findDraft(rentalId, 'check_in');
    if (kept === null) throw new Error('nothing was kept');
    const [front] = kept.pictures;
    if (front === undefined) throw new Error('no picture was kept');
    const pictures = [front, { ...front, id: rentalId, view: null }];
    await saveDraft({ ...kept, pictures, mileage: '43100', isConfirmed: true });
    const user = await openPage(`${at}/check-in`);
    server.gives('storeHandoverPicture', {});
    server.gives('checkIn', {});
    await user.click(press(t('check_in_finish')));
    await waitFor(() => expect(server.got('checkIn')).toHaveLength(1));
    expect(server.got('storeHandoverPicture')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: t('check_in') })).toBeVisible();
  });

  test('that the server refuses is kept, says why, and can be opened again or discarded', async () => {
    await keepPictured();
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
    await savePicture(pictureId, new ArrayBuffer(8));
    const pictures = [{ ...picture, sha256: '0'.repeat(64), isStored: true }];
    await saveDraft({ ...newDraft({ ...rental, ...inTime }, 'check_out', '7'), pictures, ...values });
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
  test('a rental that was kept opens, and says that it may be older', async () => {
    await openPage(at);
    cleanup();
    server.isLost('memberProfile');
    server.isLost('rentalHandover');
    renderPortal(routes, at);
    expect(await screen.findByRole('heading', { level: 1, name: /Fiat 500X/ })).toBeVisible();
    expect(screen.getByRole('link', { name: t('check_in') })).toBeVisible();
  });

  test('logging out asks first while something waits, and leaves nothing on the telephone', async () => {
    await saveDraft({ ...newDraft(rental, 'check_in', '7'), finishedAt: '2027-02-09T14:40:00.000Z' });
    server.isLost('checkIn');
    const user = await openPage(at);
    const logOut = () => screen.getByRole('button', { name: english('common')('header_log_out') });
    await user.click(logOut());
    expect(await screen.findByText(t('log_out_text', { count: 1 }))).toBeVisible();
    expect(await findDraft(rentalId, 'check_in')).not.toBeNull();
    server.gives('logOutMember', {});
    await user.click(logOut());
    expect(await screen.findByLabelText(/email/i)).toBeVisible();
    expect(await findDraft(rentalId, 'check_in')).toBeNull();
  });
});
