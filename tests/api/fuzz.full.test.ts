import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { subDomainOf } from '@nolo/domain/website/sub-domain.ts';
import { callNames, endpoints, envelopeProblem, samples, send, signedEvent } from './support/calls.ts';
import { leaves, replaced, without, type Leaf } from './support/shapes.ts';
import { createWorld, type World } from './support/world.ts';

let world: World;
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const halves = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));
const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 2 ** 31, 2 ** 31 - 1, 2 ** 53, -(2 ** 63), 1e308, 5e-324, 0.1),
);
const moments = fc
  .date({ min: new Date('1890-01-01'), max: new Date('3010-01-01'), noInvalidDate: true })
  .chain((date) =>
    fc
      .constantFrom('', ':00', ':59.999999999', 'Z', '+14:00', '-00:00', '+99:99')
      .map((end) => `${date.toISOString().slice(0, 16)}${end}`),
  );
const nasty = fc.constantFrom(
  "'",
  '"',
  '\\',
  '%',
  '_',
  '\u0000',
  '\ud800',
  '\n',
  ';',
  '--',
  '/*',
  '$1',
  '${',
  '{{',
  '<',
  '&',
  '',
  ' ',
  'null',
  'NaN',
  '-1',
  '0',
  '1e9',
  '9999999999',
  'true',
  '[]',
  '{}',
  '__proto__',
  '😀',
  'constructor',
  'toString',
  'it',
  '00000000-0000-0000-0000-000000000000',
  'cs_aaaaaaaa',
  '12345678',
);
const scalars = fc.oneof(numbers, halves, moments, nasty, fc.boolean(), fc.constant(null), fc.string());
/** Whatever JSON can say, with what hurts more often than chance would have it. */
const anything = fc.oneof(
  { weight: 4, arbitrary: scalars },
  { weight: 1, arbitrary: fc.array(scalars, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.oneof(halves, nasty), scalars, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Change = { at: number; value: unknown; drop: boolean };
const changes = fc.array(fc.record({ at: fc.nat(200), value: anything, drop: fc.boolean() }), {
  minLength: 1,
  maxLength: 3,
});

function changed<T extends object>(object: T, list: Change[]): T {
  return list.reduce<T>((current, { at, value, drop }) => {
    const all: Leaf[] = leaves(current).filter(({ path }) => path.length > 0);
    const leaf = all[at % Math.max(1, all.length)];
    if (leaf === undefined) return current;
    // Sometimes the whole branch.
    const path = at % 5 === 0 ? leaf.path.slice(0, 1) : leaf.path;
    return drop && value === null ? without(current, path) : replaced(current, path, value);
  }, object);
}

const fuzzed = { timeout: 120_000 };

const withBody = callNames.filter((name) => endpoints[name].body && endpoints[name].bodyKind !== 'multipart');
const withQuery = callNames.filter((name) => endpoints[name].query);
const withParams = callNames.filter((name) => endpoints[name].params);

it.each(withBody)('%s: any body', fuzzed, async (name) => {
  const { renter, input } = await samples[name](world);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        changes,
        anything.map((value) => ({ value })),
      ),
      async (what) => {
        const body = Array.isArray(what) ? changed(input.body ?? {}, what as Change[]) : what.value;
        const payload = JSON.stringify(body) ?? 'null';
        const raw = { payload, headers: { 'content-type': 'application/json' } };
        const reply = await send(world, name, { ...input, body: undefined, raw }, renter);
        expect(reply.status, reply.text).toBeLessThan(500);
        expect(envelopeProblem(name, reply)).toBeNull();
      },
    ),
    { numRuns: RUNS },
  );
});

it.each(withQuery)('%s: any query', fuzzed, async (name) => {
  const { renter, input } = await samples[name](world);
  const fields = Object.keys((endpoints[name].query as z.ZodObject).shape);
  const query = fc.dictionary(fc.constantFrom(...fields), fc.oneof(scalars, nasty).map(String), {
    minKeys: 1,
    maxKeys: 3,
  });
  await fc.assert(
    fc.asyncProperty(query, async (values) => {
      const reply = await send(world, name, { ...input, query: { ...input.query, ...values } }, renter);
      expect(reply.status, reply.text).toBeLessThan(500);
      expect(envelopeProblem(name, reply)).toBeNull();
    }),
    { numRuns: RUNS },
  );
});

/** Of an address, but no object that is there; a browser takes points for folders. */
const addressPart = fc
  .oneof(scalars, nasty)
  .map(String)
  .filter((part) => !/^\d{1,6}$|^\.{1,2}$/.test(part));
/** Where nothing has to be there: a slug is for people to read, and what is no favourite need not be removed. */
const FINDS_NOTHING = new Set(['car slug', 'removeFavoriteCar carId']);

it.each(withParams)('%s: any address', fuzzed, async (name) => {
  const { renter, input } = await samples[name](world);
  const schema = endpoints[name].params as z.ZodObject;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(schema.shape)), addressPart, async (field, part) => {
      const params = { ...input.params, [field]: part };
      const reply = await send(world, name, { ...input, params }, renter);
      const answer = { status: reply.status, errors: Object.keys(reply.json.errors ?? {}) };
      expect(answer, reply.text).toEqual(
        schema.safeParse(params).success
          ? { status: FINDS_NOTHING.has(`${name} ${field}`) ? endpoints[name].status : 404, errors: [] }
          : { status: 400, errors: [field] },
      );
      expect(envelopeProblem(name, reply)).toBeNull();
    }),
    { numRuns: RUNS },
  );
});

it('any language, any host, any token', fuzzed, async () => {
  const header = fc.oneof(fc.string(), nasty).map((text) => text.replace(/[^\u0020-\u007e]/g, '~'));
  await fc.assert(
    fc.asyncProperty(header, header, header, async (language, host, authorization) => {
      const said = { language, host, headers: { authorization } };
      const [own, open] = [await send(world, 'profile', {}, said), await send(world, 'carTypes', {}, said)];
      expect({ own: own.status, open: open.status }).toEqual({
        own: subDomainOf(host) === 'www' ? 401 : 404,
        open: subDomainOf(host) === 'www' ? 200 : 404,
      });
      expect(envelopeProblem('profile', own) ?? envelopeProblem('carTypes', open)).toBeNull();
    }),
    { numRuns: RUNS * 3 },
  );
});

it('any signed event', fuzzed, async () => {
  const types = fc.constantFrom(
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.succeeded',
    'toString',
    'checkout.session.async_payment_succeeded',
    '__proto__',
    '',
  );
  const session = fc.dictionary(
    fc.constantFrom('id', 'metadata', 'payment_status', 'payment_intent', 'status', 'amount_total'),
    fc.oneof(anything, fc.constant('paid'), fc.constant({ booking_id: 'x' })),
  );
  await fc.assert(
    fc.asyncProperty(types, fc.uuid(), session, async (type, id, object) => {
      const event = { id, object: 'event', type, data: { object } };
      const raw = signedEvent(world, event);
      const reply = await send(world, 'paymentWebhook', { raw });
      expect(reply.status, JSON.stringify(event)).toBeLessThan(500);
      expect(envelopeProblem('paymentWebhook', reply)).toBeNull();
    }),
    { numRuns: RUNS * 3 },
  );
});
