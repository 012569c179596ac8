import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '@nolo/i18n/en/messages.ts';
import fr from '@nolo/i18n/fr/messages.ts';
import italian from '@nolo/i18n/it/messages.ts';
import type { MessageKey } from '@nolo/api/platform/register.ts';
import { PASSWORD } from '../calls/account-calls.ts';
import { profileFields } from '../calls/profile-calls.ts';
import { inDays } from '../factories/car.ts';
import { encoded, languages, samples, send, type CallName, type Sample } from './support/calls.ts';
import { createWorld, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ rateLimitFactor: 100 });
});
afterAll(() => world.close());

const texts = { en, it: italian, fr };
const sampleOf = (name: CallName) => () => samples[name](world);

/** That sample, with other values in its body. */
const changed = (name: CallName, body: Record<string, unknown>) => async (): Promise<Sample> => {
  const { renter, input } = await samples[name](world);
  return { renter, input: { ...input, body: { ...input.body, ...body } } };
};

/** The profile sent again, with nothing changed, by somebody whose documents are verified: nothing is left to check. */
async function verifiedProfile(): Promise<Sample> {
  const { renter, input } = await samples.updateCustomerProfile(world);
  await send(world, 'updateCustomerProfile', input, { token: renter.token });
  await world.database
    .updateTable('account')
    .set({ documents_status: 'verified' })
    .where('id', '=', renter.accountId)
    .execute();
  const form = new FormData();
  for (const [name, value] of Object.entries(profileFields)) form.append(name, value);
  return { renter, input: { raw: await encoded(form) } };
}

async function verified(): Promise<Sample> {
  const { renter, input } = await samples.logIn(world);
  const { email } = input.body as { email: string };
  await world.database
    .updateTable('account')
    .set({ email_verified_at: testNow() })
    .where('email', '=', email)
    .execute();
  return { renter, input: { body: { email, password: PASSWORD } } };
}

/** Four days instead of three. */
const dearer = { start_date: inDays(10), expected_total: 24_000 };

/** Each thing that a call may say when it has worked, and a call that says it. */
const said: [key: MessageKey, name: CallName, sample?: () => Promise<Sample>][] = [
  ['ok', 'favoriteCars'],
  ['account.created', 'signUp'],
  ['account.verify_first', 'logIn'],
  ['account.logged_in', 'logIn', verified],
  ['account.logged_in', 'logInWithPasskey'],
  ['account.logged_out', 'logOut'],
  ['account.email_verified', 'verifyEmail'],
  ['account.verification_sent', 'resendVerification'],
  ['account.password_reset_sent', 'forgotPassword'],
  ['account.password_reset', 'resetPassword'],
  ['account.password_changed', 'changePassword'],
  ['account.session_ended', 'endSession'],
  ['account.sessions_ended', 'endAllSessions'],
  ['account.deleted', 'deleteAccount'],
  ['passkey.added', 'addPasskey'],
  ['passkey.renamed', 'renamePasskey'],
  ['passkey.removed', 'removePasskey'],
  ['contact.sent', 'contactUs'],
  ['offer_report.received', 'reportOffer'],
  ['newsletter.subscribed', 'subscribeNewsletter'],
  ['newsletter.subscribed', 'setNewsletter'],
  ['newsletter.unsubscribed', 'setNewsletter', changed('setNewsletter', { agreed: false })],
  ['newsletter.unsubscribed', 'unsubscribeNewsletter'],
  ['application.received', 'applyAsCompany'],
  ['application.answered', 'answerApplication'],
  ['meeting.booked', 'bookMeeting'],
  ['coupon.applied', 'verifyCoupon'],
  ['card.default_set', 'setDefaultPaymentMethod'],
  ['card.deleted', 'deletePaymentMethod'],
  ['driver.added', 'verifyDriver'],
  ['driver.invited', 'inviteDriver'],
  ['driver.not_validated', 'verifyDriver', changed('verifyDriver', { email: 'nobody@nolo.test' })],
  ['documents.saved', 'updateCustomerProfile'],
  ['profile.saved', 'updateCustomerProfile', verifiedProfile],
  ['document.reading', 'verifyDocument'],
  ['issue.added', 'addIssue'],
  ['issue.deleted', 'deleteIssue'],
  ['booking.created', 'createReservation'],
  ['booking.link_sent', 'sendBookingLink'],
  ['booking.documents_link_sent', 'sendDocumentLink'],
  ['booking.changed', 'changeReservation'],
  ['booking.change_to_pay', 'changeReservation', changed('changeReservation', dearer)],
  ['booking.change_withdrawn', 'withdrawAmendment'],
  ['booking.extension_asked', 'askExtension'],
  ['booking.replacement_accepted', 'decideReplacement'],
  ['booking.replacement_refused', 'decideReplacement', changed('decideReplacement', { accept: false })],
  ['booking.cancelled', 'cancelReservation'],
  ['booking.objected', 'objectToNoShow'],
  ['booking.not_handed_over_reported', 'reportNotHandedOver'],
  ['review.added', 'addReview'],
];

describe('what a call says that has worked', () => {
  it.each(said)('%s, by %s', async (key, name, sample = sampleOf(name)) => {
    for (const language of languages) {
      const { renter, input } = await sample();
      const reply = await send(world, name, input, { token: renter.token, language });
      expect(reply.json.message, reply.text).toBe(texts[language][key]);
    }
  });

  it('is in the answer of a call made here, whichever message it is', () => {
    expect([...new Set(said.map(([key]) => key))].toSorted()).toEqual(Object.keys(en).toSorted());
  });
});
