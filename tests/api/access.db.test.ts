import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '@nolo/i18n/language.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import type { TestRenter } from '../factories/renter.ts';
import {
  callNames,
  endpoints,
  envelopeProblem,
  errorText,
  languages,
  samples,
  send,
  type CallName,
} from './support/calls.ts';
import { createWorld, fingerprint, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const renterCalls = callNames.filter((name) => endpoints[name].access === 'renter');
const publicCalls = callNames.filter((name) => endpoints[name].access === 'public');

describe('every call of the contract', () => {
  it('has a sample', () => {
    expect(Object.keys(samples).toSorted()).toEqual(callNames.toSorted());
    expect(renterCalls.length).toBeGreaterThan(8);
  });

  it.each(callNames)('%s succeeds when all is right', async (name) => {
    const { renter, input } = await samples[name](world);
    const reply = await send(world, name, input, { token: renter.token });
    expect({ status: reply.status, problem: envelopeProblem(name, reply), text: reply.text }).toMatchObject({
      status: endpoints[name].status,
      problem: null,
    });
  });

  it.each(publicCalls)('%s needs no token', async (name) => {
    const { input } = await samples[name](world);
    expect((await send(world, name, input)).status).toBe(endpoints[name].status);
  });

  it.each(publicCalls)('%s takes a bad token for a guest', async (name) => {
    const { input } = await samples[name](world);
    const reply = await send(world, name, input, { token: newToken().token });
    expect(reply.status).toBe(endpoints[name].status);
  });
});

const questions = callNames.filter((name) => endpoints[name].method === 'GET');

describe('what only asks', () => {
  it('is there', () => {
    expect(questions.length).toBeGreaterThan(20);
  });

  it.each(questions)('%s changes nothing, so that no link or picture on another site can', async (name) => {
    const { renter, input } = await samples[name](world);
    const before = await fingerprint(world.test);
    const reply = await send(world, name, input, { token: renter.token });
    expect(reply.status).toBe(endpoints[name].status);
    expect(await fingerprint(world.test)).toEqual(before);
  });
});

async function spoiled(change: { revoked_at?: Date; expires_at?: Date }): Promise<string> {
  const renter = await world.newRenter();
  await world.database
    .updateTable('session')
    .set(change)
    .where('account_id', '=', renter.accountId)
    .execute();
  return `Bearer ${renter.token}`;
}

async function deletedAccount(): Promise<string> {
  const renter = await world.newRenter();
  await world.database.deleteFrom('account').where('id', '=', renter.accountId).execute();
  return `Bearer ${renter.token}`;
}

const hour = 3_600_000;

/** Authorization headers that open nothing. */
const badHeaders: [string, (renter: TestRenter) => Promise<string> | string | null][] = [
  ['no token', () => null],
  ['an empty header', () => ''],
  ['the scheme alone', () => 'Bearer'],
  ['garbage', () => 'Bearer garbage'],
  ['an unknown token', () => `Bearer ${newToken().token}`],
  ['a token cut short', ({ token }) => `Bearer ${token.slice(0, -1)}`],
  ['a token with more behind it', ({ token }) => `Bearer ${token}A`],
  ['a token in another scheme', ({ token }) => `Basic ${token}`],
  ['a token without scheme', ({ token }) => token],
  ['the account id', ({ accountId }) => `Bearer ${accountId}`],
  ['a revoked token', () => spoiled({ revoked_at: new Date(testNow().getTime() - hour) })],
  ['an expired token', () => spoiled({ expires_at: new Date(testNow().getTime() - 1) })],
  ['the token of a deleted account', () => deletedAccount()],
  ['SQL', () => "Bearer ' OR '1'='1' --"],
];

const refused = (language: Language) => ({
  status: 401,
  code: 'auth.required',
  message: errorText(language, 'auth.required'),
});

describe('without a valid token', () => {
  it.each(renterCalls)('%s answers 401, and changes nothing', async (name) => {
    const { input } = await samples[name](world);
    const before = await fingerprint(world.test);
    expect((await send(world, name, input)).json).toEqual(refused('en'));
    expect((await send(world, name, input, { token: newToken().token })).json).toEqual(refused('en'));
    expect(await fingerprint(world.test)).toEqual(before);
  });

  it.each(badHeaders)('%s: 401 auth.required in the reader’s language', async (_, make) => {
    const authorization = await make(await world.newRenter());
    for (const language of languages) {
      const headers: Record<string, string> = authorization === null ? {} : { authorization };
      const reply = await send(world, 'profile', {}, { language, headers });
      expect(reply.json).toEqual(refused(language));
      expect(reply.status).toBe(401);
      expect(reply.headers['content-language']).toBe(language);
    }
  });
});

it('the texts of a refusal differ between the languages', () => {
  expect(new Set(languages.map((language) => errorText(language, 'auth.required'))).size).toBe(3);
});

/**
 * What another renter gets for the same request: `404` with its code where the request names an object of the
 * first one; `own` where the call speaks of the caller.
 */
const forStrangers: Partial<Record<CallName, string>> = {
  logOut: 'own',
  profile: 'own',
  changePassword: 'own',
  sessions: 'own',
  endSession: 'account.session_not_found',
  endAllSessions: 'own',
  passkeys: 'own',
  startPasskey: 'own',
  addPasskey: 'own',
  renamePasskey: 'passkey.not_found',
  removePasskey: 'passkey.not_found',
  notices: 'own',
  readNotices: 'own',
  deleteNotice: 'notice.not_found',
  accountDeletion: 'own',
  deleteAccount: 'own',
  customerProfile: 'own',
  updateCustomerProfile: 'own',
  createReservation: 'own',
  myReservations: 'own',
  favoriteCars: 'own',
  mergeFavoriteCars: 'own',
  addFavoriteCar: 'own',
  removeFavoriteCar: 'own',
  verifyDriver: 'own',
  inviteDriver: 'own',
  addCard: 'own',
  paymentMethods: 'own',
  setDefaultPaymentMethod: 'card.not_found',
  deletePaymentMethod: 'card.not_found',
  customerDocumentImage: 'document.not_found',
  consents: 'own',
  setNewsletter: 'own',
  dataExport: 'own',
  issues: 'booking.not_found',
  addIssue: 'booking.not_found',
  deleteIssue: 'issue.not_found',
  issueImage: 'issue.not_found',
  verifyDocument: 'own',
  documentVerification: 'document.not_found',
  reservation: 'booking.not_found',
  reservationInvoice: 'booking.not_found',
  reservationReceipt: 'booking.not_found',
  reservationCalendar: 'booking.not_found',
  addReview: 'booking.not_found',
  decideReplacement: 'booking.not_found',
  reservationAgreement: 'booking.not_found',
  signReservationAgreement: 'booking.not_found',
  signedReservationAgreement: 'booking.not_found',
  reservationInspections: 'booking.not_found',
  inspectionPicture: 'booking.not_found',
  objectToInspection: 'handover.inspection_not_found',
  objectToNoShow: 'booking.not_found',
  reportNotHandedOver: 'booking.not_found',
  quoteAmendment: 'booking.not_found',
  changeReservation: 'booking.not_found',
  withdrawAmendment: 'booking.not_found',
  quoteExtension: 'booking.not_found',
  askExtension: 'booking.not_found',
  payExtension: 'booking.not_found',
  paymentSession: 'payment.session_not_found',
  cancelReservation: 'booking.not_found',
};

describe('another renter', () => {
  it('is thought of for every renter call', () => {
    expect(Object.keys(forStrangers).toSorted()).toEqual(renterCalls.toSorted());
  });

  it.each(renterCalls.filter((name) => forStrangers[name] !== 'own'))(
    '%s: 404, and nothing changes',
    async (name) => {
      const { input } = await samples[name](world);
      const stranger = await world.newRenter();
      const before = await fingerprint(world.test);
      for (const language of languages) {
        const reply = await send(world, name, input, { token: stranger.token, language });
        expect(reply.json).toEqual({
          status: 404,
          code: forStrangers[name],
          message: errorText(language, forStrangers[name] as 'booking.not_found'),
        });
      }
      expect(await fingerprint(world.test)).toEqual(before);
    },
  );

  it.each(['profile', 'customerProfile', 'myReservations'] as const)('%s: only his own', async (name) => {
    const { renter, input } = await samples[name](world);
    const stranger = await world.newRenter();
    const his = await send(world, name, input, { token: stranger.token });
    const hers = await send(world, name, input, { token: renter.token });
    expect(his.status).toBe(200);
    expect(hers.text).not.toBe(his.text);
    expect(his.text).not.toContain(renter.email);
  });

  it('myReservations: none of hers', async () => {
    const { renter } = await samples.myReservations(world);
    const stranger = await world.newRenter();
    const his = await send(world, 'myReservations', {}, { token: stranger.token });
    const hers = await send(world, 'myReservations', {}, { token: renter.token });
    expect(his.json.data).toEqual({ reservations: [], has_more: false });
    expect(hers.json.data?.['reservations']).toHaveLength(1);
  });

  it.each([
    { reads: 'notices', made: 'deleteNotice' },
    { reads: 'passkeys', made: 'removePasskey' },
    { reads: 'paymentMethods', made: 'deletePaymentMethod' },
    { reads: 'accountDeletion', made: 'accountDeletion' },
    { reads: 'favoriteCars', made: 'addFavoriteCar', isSent: true },
    { reads: 'consents', made: 'setNewsletter', isSent: true },
  ] as const)('$reads: none of hers, as if she were not there', async ({ reads, made, ...more }) => {
    const { renter, input } = await samples[made](world);
    if ('isSent' in more) await send(world, made, input, { token: renter.token });
    const [stranger, newcomer] = [await world.newRenter(), await world.newRenter()];
    const his = await send(world, reads, {}, { token: stranger.token });
    expect(his.status).toBe(200);
    expect(his.json.data).toEqual((await send(world, reads, {}, { token: newcomer.token })).json.data);
    expect(his.json.data).not.toEqual((await send(world, reads, {}, { token: renter.token })).json.data);
  });

  it('dataExport: nothing of hers', async () => {
    const { renter, input } = await samples.issues(world);
    const stranger = await world.newRenter();
    const hers = await send(world, 'dataExport', {}, { token: renter.token });
    const his = await send(world, 'dataExport', {}, { token: stranger.token });
    for (const mark of [renter.email, String(input.params?.['reservationId'])]) {
      expect(hers.text).toContain(mark);
      expect(his.text).not.toContain(mark);
    }
    expect(his.text).toContain(stranger.email);
  });

  it('logOut: revokes the caller’s token alone', async () => {
    const { renter } = await samples.logOut(world);
    const stranger = await world.newRenter();
    expect((await send(world, 'logOut', {}, { token: stranger.token })).status).toBe(200);
    expect((await send(world, 'profile', {}, { token: stranger.token })).status).toBe(401);
    expect((await send(world, 'profile', {}, { token: renter.token })).status).toBe(200);
  });

  it('updateCustomerProfile: an id or address in the form moves nobody else’s profile', async () => {
    const victim = await world.newRenter();
    const { renter, input } = await samples.updateCustomerProfile(world);
    const before = await world.database
      .selectFrom('account')
      .selectAll()
      .where('id', '=', victim.accountId)
      .execute();
    const reply = await send(world, 'updateCustomerProfile', input, {
      token: renter.token,
      headers: { 'x-account-id': victim.accountId, 'x-user-id': victim.accountId },
    });
    expect(reply.status).toBe(200);
    const after = await world.database
      .selectFrom('account')
      .selectAll()
      .where('id', '=', victim.accountId)
      .execute();
    expect(after).toEqual(before);
  });
});
