import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { callNames, endpoints, samples, send, type CallName } from './support/calls.ts';
import { createWorld, fingerprint, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Calls without a log-in about one thing of Rossi's, by the code that says on Bianchi's site that it is not there. */
const aboutOne: Partial<Record<CallName, ErrorCode>> = {
  car: 'car.not_found',
  reportOffer: 'car.not_found',
  carCalculation: 'car.not_found',
  verifyCoupon: 'car.not_found',
  companyExtras: 'company.not_found',
  checkoutIssues: 'car.not_found',
  linkedReservation: 'booking.link_invalid',
  linkedDocuments: 'booking.documents_link_invalid',
  linkedDocumentImage: 'booking.documents_link_invalid',
};
/** Those that answer the same whether it is there or not, and do something only where it is. */
const silent: readonly CallName[] = ['sendBookingLink', 'sendDocumentLink'];
/** Those that a mailed secret opens, by the code for another secret. */
const bySecret: Partial<Record<CallName, ErrorCode>> = {
  linkedReservation: 'booking.link_invalid',
  linkedDocuments: 'booking.documents_link_invalid',
  linkedDocumentImage: 'booking.documents_link_invalid',
  verifyEmail: 'account.verification_invalid',
  resetPassword: 'account.reset_invalid',
  unsubscribeNewsletter: 'newsletter.link_invalid',
  ownApplication: 'application.link_invalid',
};
/** The same, in a form. */
const formBySecret: readonly CallName[] = ['answerApplication'];
/** Those that name nobody's record: lists of a website, what is written to it, and what proves itself otherwise. */
const aboutNone: readonly CallName[] = [
  'applyAsCompany', 'bookMeeting', 'carChoices', 'carMakes', 'carMap', 'carTypes', 'contactUs', 'contractorHome', 'forgotPassword', 'logIn',
  'logInWithPasskey', 'meetingTimes', 'paymentWebhook', 'recordVitals', 'resendVerification',
  'searchCars', 'signUp', 'sitemapCars', 'sitemapParts', 'startPasskeyLogIn', 'subscribeNewsletter', 'testimonials',
  'websiteCompanies', 'websiteHome', 'websitePlaces',
]; // prettier-ignore

it('every call without a log-in is thought of', () => {
  const publicCalls = callNames.filter((name) => endpoints[name].access === 'public');
  const thought = new Set([
    ...Object.keys(aboutOne),
    ...silent,
    ...Object.keys(bySecret),
    ...formBySecret,
    ...aboutNone,
  ]);
  expect([...thought].toSorted()).toEqual(publicCalls.toSorted());
});

describe('what is Rossi’s, on Bianchi’s site', () => {
  it.each(Object.keys(aboutOne) as CallName[])('%s: refused, and unchanged', async (name) => {
    const { input } = await samples[name](world);
    const before = await fingerprint(world.test);
    const reply = await send(world, name, input, { host: world.bianchi.host });
    expect(reply.json.code, reply.text).toBe(aboutOne[name]);
    expect(await fingerprint(world.test)).toEqual(before);
    const own = await send(world, name, input, { host: world.rossi.host });
    expect(own.status, own.text).toBe(endpoints[name].status);
  });

  it.each(silent)('%s: answered alike, and nobody is written to', async (name) => {
    const { input } = await samples[name](world);
    const before = await fingerprint(world.test);
    const there = await send(world, name, input, { host: world.bianchi.host });
    expect(await fingerprint(world.test)).toEqual(before);
    const own = await send(world, name, input, { host: world.rossi.host });
    expect(there.json).toEqual(own.json);
    expect(await fingerprint(world.test)).not.toEqual(before);
  });
});

describe('what a mailed secret opens', () => {
  it.each(Object.keys(bySecret) as CallName[])('%s: another secret opens nothing', async (name) => {
    const { input } = await samples[name](world);
    const place = input.body === undefined ? 'query' : 'body';
    const token = String(input[place]?.['token']);
    const before = await fingerprint(world.test);
    for (const other of [newToken().token, `A${token}`, token.slice(0, -4), token.toUpperCase()]) {
      const reply = await send(world, name, { ...input, [place]: { ...input[place], token: other } });
      expect(reply.json.code, reply.text).toBe(bySecret[name]);
    }
    expect(await fingerprint(world.test)).toEqual(before);
    const right = await send(world, name, input);
    expect(right.status, right.text).toBe(endpoints[name].status);
  });
});
