import { writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { AppError } from './app-error.ts';
import { failureOf, registerErrorReplies } from './error-replies.ts';

it('a full disk is an answer to try again later, in words', async () => {
  const full: unknown = await writeFile('/dev/full', 'a picture').catch((error: unknown) => error);
  expect(full).toMatchObject({ code: 'ENOSPC' });
  expect(failureOf(full, 'it')).toMatchObject({ status: 503, code: 'server.unavailable' });
  expect(failureOf(full, 'it').message).not.toContain('ENOSPC');
});

it('what nobody foresaw says nothing of the inside', () => {
  expect(failureOf(new Error('secret'), 'en')).toMatchObject({ status: 500, code: 'server.error' });
  expect(JSON.stringify(failureOf(new Error('secret'), 'en'))).not.toContain('secret');
});

test.each([
  ['of the window that was counted', new AppError('account.too_many_attempts', { retryAfterSeconds: 900 }), '900'],
  ['of an hour where nothing more exact is known', new AppError('coupon.too_many_guesses'), '3600'],
])('a refusal by a limit says when to try again: %s', async (_name, error, seconds) => {
  const app = Fastify();
  registerErrorReplies(app);
  app.get('/', () => Promise.reject(error));
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, seconds]);
  await app.close();
});
