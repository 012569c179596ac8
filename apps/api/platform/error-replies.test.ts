import { writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { wholeNumber } from '@nolo/contract/wire.ts';
import { AppError } from './app-error.ts';
import { failureOf, registerErrorReplies, RequestInvalid } from './error-replies.ts';

it('a full disk is an answer to try again later, in words', async () => {
  const full: unknown = await writeFile('/dev/full', 'a picture').catch((error: unknown) => error);
  expect(full).toMatchObject({ code: 'ENOSPC' });
  expect(failureOf(full, 'it')).toMatchObject({ status: 503, code: 'server.unavailable' });
  expect(failureOf(full, 'it').message).not.toContain('ENOSPC');
});

it('a database whose disk is full is one to ask again later, and the answer says when', async () => {
  const app = Fastify();
  registerErrorReplies(app);
  app.get('/', () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })));
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  await app.close();
});

it('what nobody foresaw says nothing of the inside', () => {
  expect(failureOf(new Error('secret'), 'en')).toMatchObject({ status: 500, code: 'server.error' });
  expect(JSON.stringify(failureOf(new Error('secret'), 'en'))).not.toContain('secret');
});

test.each([
  [
    'of the window that was counted',
    new AppError('account.too_many_attempts', { retryAfterSeconds: 900 }),
    '900',
  ],
  ['of an hour where nothing more exact is known', new AppError('coupon.too_many_guesses'), '3600'],
])('a refusal by a limit says when to try again: %s', async (_name, error, seconds) => {
  const app = Fastify();
  registerErrorReplies(app);
  app.get('/', () => Promise.reject(error));
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, seconds]);
  await app.close();
});

const schema = z.strictObject({
  limit: wholeNumber(1, 100),
  sort: z.enum(['cheap']),
  code: z.string().min(8),
  makes: z.array(z.string()).max(1),
});

test.each([
  [
    'en',
    'At most 100',
    'This is not one of the possible values',
    'At least 8 characters',
    'At most one entry',
  ],
  ['it', 'Al massimo 100', 'Non è tra i valori possibili', 'Almeno 8 caratteri', 'Al massimo una voce'],
  [
    'fr',
    'Au plus 100',
    'Ce n’est pas une des valeurs possibles',
    'Au moins 8 caractères',
    'Au plus un élément',
  ],
] as const)('%s: what a request has wrong is said in words', (language, limit, sort, code, makes) => {
  const { error } = schema.safeParse({ limit: 999, sort: 'best', code: 'x', makes: ['a', 'b'], more: 1 });
  const { errors } = failureOf(new RequestInvalid(error?.issues ?? []), language);
  expect(errors).toMatchObject({ limit: [limit], sort: [sort], code: [code], makes: [makes] });
  expect(Object.keys(errors ?? {})).toContain('more');
  expect(JSON.stringify(errors)).not.toMatch(/number|string|undefined|<=/);
});

test('what is missing, or of another kind, is said in words', () => {
  const { error } = schema.safeParse({ limit: 'many', makes: 5 });
  const { errors } = failureOf(new RequestInvalid(error?.issues ?? []), 'it');
  expect(errors).toMatchObject({ limit: ['Manca o non è valido'], makes: ['Manca o non è valido'] });
});
