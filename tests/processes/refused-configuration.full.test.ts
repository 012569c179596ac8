import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '..', '..', 'apps', 'api', 'main.ts');
const EX_CONFIG = 78;

it('a server with an unusable configuration ends with 78, names the variables and keeps their values', () => {
  const secrets = {
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(12).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(12).toString('hex')}`,
    DATABASE_URL: `mysql://nolo:${randomBytes(12).toString('hex')}@db.example/nolo`,
    DOCUMENTS_KEY: randomBytes(16).toString('base64'),
  };
  const done = spawnSync(process.execPath, [SERVER], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...secrets },
    encoding: 'utf8',
    timeout: 120_000,
  });
  expect(done.status).toBe(EX_CONFIG);
  expect(done.stdout).toBe('');
  expect(done.stderr).toContain('DATABASE_URL: must be a postgres:// address');
  expect(done.stderr).toContain('DOCUMENTS_KEY: must be 32 bytes in base64');
  for (const value of Object.values(secrets)) expect(done.stderr).not.toContain(value);
  expect(done.stderr).not.toMatch(/\n\s+at /);
});
