import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { failureOf } from './error-replies.ts';

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
