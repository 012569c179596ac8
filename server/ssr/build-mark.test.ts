import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../platform/read-config.ts';
import { buildMark } from './build-mark.ts';

let folder = '';

const config = (settings: Record<string, string> = {}) =>
  readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://nolo@127.0.0.1/nolo',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    DOCUMENTS_KEY: randomBytes(32).toString('base64'),
    PUBLIC_ORIGIN: 'https://www.nolo.example',
    ...settings,
  });

async function built(text: string): Promise<string> {
  const build = await mkdtemp(join(folder, 'build-'));
  await mkdir(join(build, 'server'));
  await writeFile(join(build, 'server/index.js'), text);
  return build;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nolo-builds-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('is the same on two machines, and another for another build or another text on its pages', async () => {
  const mark = await buildMark(config(), await built('one'));
  expect(await buildMark(config({ PORT: '4000', DATA_DIR: '/elsewhere' }), await built('one'))).toBe(mark);
  expect(await buildMark(config(), await built('two'))).not.toBe(mark);
  expect(await buildMark(config({ OPERATOR_PHONE: '+39 011 2345678' }), await built('one'))).not.toBe(mark);
});
