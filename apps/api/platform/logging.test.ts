import { expect, test } from 'vitest';
import { Stripe } from 'stripe';
import { serializers } from './logging.ts';
import { pseudonymOf } from './security-events.ts';
import { newToken } from './tokens.ts';

const describeError: (thrown: unknown) => unknown = serializers.err;

test.each([['a text'], [undefined], [null], [42], [{}], [{ message: 7, stack: [] }], [Object.create(null)]])(
  'whatever is thrown can be logged: %j',
  (thrown) => {
    expect(JSON.stringify(describeError(thrown))).toMatch(/"type":"/);
  },
);

test.each([
  ['its message', { get message(): string { throw new Error('no'); } }],
  ['its name', { get name(): string { throw new Error('no'); } }],
  ['anything', new Proxy({}, { get() { throw new Error('no'); }, getPrototypeOf() { throw new Error('no'); } })],
])('what throws when %s is read can be logged, too', (_, thrown) => {
  expect(JSON.stringify(describeError(thrown))).toContain('"type":"unreadable"');
}); // prettier-ignore

test("the provider's code and request id are kept, addresses of persons are not", () => {
  const error = new Stripe.errors.StripeCardError({
    message: 'Your card was declined: giulia@nolo.test',
    code: 'card_declined',
    type: 'card_error',
    headers: { 'request-id': 'req_123' },
    statusCode: 402,
    requestId: 'req_123',
  });
  expect(describeError(error)).toMatchObject({ code: 'card_declined', requestId: 'req_123', status: 402 });
  expect(JSON.stringify(describeError(error))).not.toContain('giulia@');
});

test('a message of any length is cut, and looked through at once', () => {
  const began = performance.now();
  const words = 'x '.repeat(900);
  const { message } = describeError(new Error(`${words}${'y'.repeat(1_000_000)}`)) as { message: string };
  expect(message).toBe(`${words}…`);
  // Looking for an address in all of it takes minutes.
  expect(performance.now() - began).toBeLessThan(5_000);
});

test.each([1_980, 1_990, 1_998])(
  'nothing is left of an address that the cut goes through: from %i on',
  (start) => {
    const said = `${'x '.repeat(start / 2)}giulia.rossi@nolo.test was refused${' x'.repeat(100)}`;
    expect(JSON.stringify(describeError(new Error(said)))).not.toMatch(/x g/);
  },
);

test('a database error keeps its code and hides the values it quotes', () => {
  const error = Object.assign(new Error('Key (email)=(giulia@nolo.test) already exists.'), {
    name: 'error',
    code: '23505',
  });
  expect(describeError(error)).toMatchObject({ type: 'error', code: '23505', message: 'database error' });
});

const pathOf = (url: string) => serializers.req({ method: 'GET', url }).path;

test('a calendar’s address at a broker is not quoted, nor a token', () => {
  const token = newToken().token;
  const error = new Error(
    `fetch of https://www.airbnb.it/calendar/ical/1.ics?s=0f3c failed; No route matches URL "/it/${token}"`,
  );
  expect(describeError(error)).toMatchObject({
    message: 'fetch of https://www.airbnb.it/… failed; No route matches URL "/it/<secret>"',
  });
});

const at = (url: string, route?: string) => serializers.req({ url, routeOptions: { url: route } }).path;

test('a secret parameter is hidden whatever it looks like; names of cars and digests of pictures stay', () => {
  expect(at('/api/v1/business/calendar/short?x=1', '/api/v1/business/calendar/:token')).toBe(
    '/api/v1/business/calendar/<secret>',
  );
  const car = '/en/car-detail/mercedes-benz-classe-a-berlina-2023-automatica-roma-fiumicino/4711';
  expect(at(car)).toBe(car);
  const picture = `/images/${'0123456789abcdef'.repeat(4)}.jpg`;
  expect(at(picture)).toBe(picture);
  expect(at(`/it/verify-email/${newToken().token}x`)).toBe('/it/verify-email/<secret>');
});

test('whose documents are asked for is a mark in the log, also in the portal; a booking stays as it is', () => {
  const renter = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
  const booking = '0a1f3c52-6b7d-4e8a-9c01-2d3e4f5a6b07';
  const mark = pseudonymOf(renter);
  expect(pathOf(`/staff/documents/${renter.toUpperCase()}/images/passport?x=1`)).toBe(
    `/staff/documents/${mark}/images/passport`,
  );
  expect(pathOf(`/staff/people/${renter}/roles/admin`)).toBe(`/staff/people/${mark}/roles/admin`);
  const ofBooking = (person: string) => `/business/company/7/bookings/${booking}/documents/${person}/photo`;
  expect(pathOf(ofBooking(renter))).toBe(ofBooking(mark));
});
