import { randomBytes } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { EMBEDDED_PASSWORD } from '@nolo/db/embedded/embedded-password.ts';
import { ConfigError, readConfig } from './read-config.ts';

const KEY = randomBytes(32).toString('base64');

const development = {
  DATABASE_URL: 'postgres://nolo:secret@db.example/nolo',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_123',
  DOCUMENTS_KEY: KEY,
};

const production = {
  ...development,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://nolo:secret@db.nolo.rent/nolo?sslmode=verify-full',
  STRIPE_SECRET_KEY: 'sk_live_123',
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
  PUBLIC_ORIGIN: 'https://www.nolo.rent',
  SMTP_URL: 'smtps://user:pass@mail.nolo.rent',
  MAIL_FROM: 'Nolo <no-reply@nolo.rent>',
  TRUST_PROXY: '10.0.0.0/8',
  OPERATOR_NAME: 'Autonoleggio Tiberina S.p.A.',
  OPERATOR_VAT: 'IT07643520567',
  OPERATOR_ADDRESS: 'Via Tiburtina 912, 00156 Roma (RM)',
  OPERATOR_EMAIL: 'info@nolo.rent',
  OPERATOR_PHONE: '+39 06 9876 5432',
};

type Variables = Record<string, string | undefined>;

/** The variables named in the refusal; null when there is none. */
function refused(variables: Variables): string[] | null {
  try {
    readConfig(variables);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...new Set([...error.message.matchAll(/^ {2}- (\w+):/gm)].map(([, name = '']) => name))];
  }
}

describe('anywhere', () => {
  it('needs a database and secrets, and tells all that are missing at once', () => {
    expect(refused({})?.toSorted()).toEqual(Object.keys(development).toSorted());
  });

  it('fills in the rest', () => {
    expect(readConfig(development)).toMatchObject({
      isProduction: false,
      PORT: 3000,
      PUBLIC_ORIGIN: 'http://localhost:3000',
      RATE_LIMIT_FACTOR: 1,
    });
  });

  test.each<[string, Variables]>([
    ['INVOICE_PEC_FROM', { INVOICE_PEC_SMTP_URL: 'smtps://user:pass@pec.nolo.rent' }],
    ['INVOICE_API_KEY', { INVOICE_API_URL: 'https://sdi.nolo.rent' }],
    [
      'INVOICE_API_URL',
      {
        INVOICE_API_URL: 'https://sdi.nolo.rent',
        INVOICE_API_KEY: 'key',
        INVOICE_PEC_SMTP_URL: 'smtps://user:pass@pec.nolo.rent',
        INVOICE_PEC_FROM: 'fatture@pec.nolo.rent',
      },
    ],
  ])('sends invoices one way, named in full: %s', (name, variables) => {
    expect(refused({ ...development, ...variables })).toEqual([name]);
  });

  test.each<[string, string]>([
    ['OPERATOR_ADDRESS', 'Via Giolitti 10, Roma'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'nolo.example'],
    ['DATABASE_URL', 'mysql://db.example/nolo'],
    ['DATABASE_POOL', '1'],
    ['STRIPE_SECRET_KEY', ''],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_API_BASE', 'somewhere'],
    ['DOCUMENTS_KEY', 'not base64 at all!'],
    ['DOCUMENTS_KEY', randomBytes(16).toString('base64')],
    ['SMTP_URL', 'https://mail.example'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['LOG_LEVEL', 'chatty'],
    ['NOLO_ENV', 'staging'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, proxy.nolo.rent'],
    ['VALKEY_URL', 'localhost:6379'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['BREACHED_PASSWORDS_URL', 'pwned'],
    ['ANALYTICS_URL', 'https://matomo.nolo.rent/matomo.php'],
    ['OPERATIONS_KEY', 'short'],
    ['NOLO_CLOCK', '2027-02-09T10:00:00'],
  ])('refuses %s=%s', (name, value) => {
    expect(refused({ ...development, [name]: value })).toEqual([name]);
  });

  const bucket = { S3_BUCKET: 'nolo', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it.each<[string, Variables]>([
    ['no bucket', {}],
    ["a bucket with the machine's role", { S3_BUCKET: 'nolo', S3_REGION: 'eu-west-1' }],
    ['a bucket with keys', bucket],
    ['a bucket of another store', { ...bucket, S3_ENDPOINT: 'http://storage:8333' }],
  ])('takes %s', (_, change) => {
    expect(refused({ ...development, ...change })).toBeNull();
  });

  it.each<[string, Variables, string[]]>([
    ['a key without its secret', { ...bucket, S3_SECRET_ACCESS_KEY: undefined }, ['S3_SECRET_ACCESS_KEY']],
    ['a secret without its key', { ...bucket, S3_ACCESS_KEY_ID: undefined }, ['S3_ACCESS_KEY_ID']],
    ['keys without a bucket', { ...bucket, S3_BUCKET: undefined }, ['S3_BUCKET']],
    ['a store without a bucket', { S3_ENDPOINT: 'http://storage:8333' }, ['S3_BUCKET']],
    ['an empty secret', { ...bucket, S3_SECRET_ACCESS_KEY: '' }, ['S3_SECRET_ACCESS_KEY']],
    ['a key alone', { S3_ACCESS_KEY_ID: 'id' }, ['S3_SECRET_ACCESS_KEY', 'S3_BUCKET']],
  ])('refuses half of a store: %s', (_, change, names) => {
    expect(refused({ ...development, ...change })).toEqual(names);
  });

  it('never repeats a value', () => {
    const values = { DATABASE_URL: 'mysql://u:hunter2@db/x', DOCUMENTS_KEY: 'hunter2', SMTP_URL: 'hunter2' };
    expect(() => readConfig({ ...development, ...values })).toThrow(ConfigError);
    expect(() => readConfig({ ...development, ...values })).not.toThrow(/hunter2/);
  });

  it('keeps the public address without a slash at its end', () => {
    const config = readConfig({ ...development, PUBLIC_ORIGIN: 'https://nolo.example/' });
    expect(config.PUBLIC_ORIGIN).toBe('https://nolo.example');
  });
});

describe('in production', () => {
  it('takes a complete configuration', () => {
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      PUBLIC_ORIGIN: 'https://www.nolo.rent',
    });
  });

  it('takes a mail relay on the same machine', () => {
    expect(refused({ ...production, SMTP_URL: 'smtp://localhost:25' })).toBeNull();
  });

  it.each([
    'postgres://nolo:secret@db.nolo.rent/nolo?sslmode=require',
    'postgres://nolo:secret@localhost/nolo',
    'postgres://nolo:secret@127.0.0.1:5433/nolo',
    'postgres:///nolo?host=/var/run/postgresql',
  ])('takes a database that is near or encrypted: %s', (DATABASE_URL) => {
    expect(refused({ ...production, DATABASE_URL })).toBeNull();
  });

  test.each<[string, string, Variables]>([
    ['a database in the clear', 'DATABASE_URL', { DATABASE_URL: 'postgres://nolo:secret@db.nolo.rent/nolo' }],
    [
      'a database whose certificate does not matter',
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://nolo:secret@db.nolo.rent/nolo?sslmode=prefer' },
    ],
    ['an all-zero key', 'DOCUMENTS_KEY', { DOCUMENTS_KEY: Buffer.alloc(32).toString('base64') }],
    ['a key that repeats', 'DOCUMENTS_KEY', { DOCUMENTS_KEY: Buffer.alloc(32, 'nolo').toString('base64') }],
    ['a short webhook secret', 'STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_123' }],
    [
      'a webhook secret that repeats',
      'STRIPE_WEBHOOK_SECRET',
      { STRIPE_WEBHOOK_SECRET: `whsec_${'nolo'.repeat(10)}` },
    ],
    ['a clock of its own', 'NOLO_CLOCK', { NOLO_CLOCK: '2027-02-09T10:00:00+01:00' }],
    ['a key to the figures that repeats', 'OPERATIONS_KEY', { OPERATIONS_KEY: '0123'.repeat(8) }],
    ['an example address', 'PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://www.nolo.example' }],
    ['an example sender', 'MAIL_FROM', { MAIL_FROM: undefined }],
    ['an example address of the operator', 'OPERATOR_EMAIL', { OPERATOR_EMAIL: undefined }],
    ['no name of the operator', 'OPERATOR_NAME', { OPERATOR_NAME: undefined }],
    ['an empty name', 'OPERATOR_NAME', { OPERATOR_NAME: ' ' }],
    ['the example VAT number', 'OPERATOR_VAT', { OPERATOR_VAT: undefined }],
    ['a VAT number that is none', 'OPERATOR_VAT', { OPERATOR_VAT: 'IT01234567890' }],
    ['a VAT number of ten digits', 'OPERATOR_VAT', { OPERATOR_VAT: 'IT0764352056' }],
    [
      'an example way for invoices',
      'INVOICE_API_URL',
      { INVOICE_API_URL: 'https://sdi.example', INVOICE_API_KEY: 'k' },
    ],
    ["the example's street", 'OPERATOR_ADDRESS', { OPERATOR_ADDRESS: undefined }],
    ['an example mail server', 'SMTP_URL', { SMTP_URL: 'smtps://user:pass@mail.example.com:465' }],
    ['a store in an example', 'S3_ENDPOINT', { S3_BUCKET: 'nolo', S3_ENDPOINT: 'https://s3.example' }],
    ['an example of Valkey', 'VALKEY_URL', { VALKEY_URL: 'valkey://cache.example:6379' }],
    ["an example's map", 'MAP_STYLE_URL', { MAP_STYLE_URL: 'https://maps.example/style.json' }],
    [
      'an example database',
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://nolo@db.example/nolo?sslmode=require' },
    ],
    ['an example telephone number', 'OPERATOR_PHONE', { OPERATOR_PHONE: undefined }],
    ['no word on proxies', 'TRUST_PROXY', { TRUST_PROXY: undefined }],
    ['the payments sandbox', 'STRIPE_API_BASE', { STRIPE_API_BASE: 'http://127.0.0.1:3001' }],
    ['a test key', 'STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_123' }],
    ['a restricted test key', 'STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'rk_test_123' }],
    [
      'the published database password',
      'DATABASE_URL',
      { DATABASE_URL: `postgres://nolo:${EMBEDDED_PASSWORD}@localhost/x` },
    ],
    ['an address without encryption', 'PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://www.nolo.rent' }],
    ['no public address', 'PUBLIC_ORIGIN', { PUBLIC_ORIGIN: undefined }],
    ['no mail server', 'SMTP_URL', { SMTP_URL: undefined }],
    ['no payment key', 'STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
    ['no webhook secret', 'STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['no documents key', 'DOCUMENTS_KEY', { DOCUMENTS_KEY: undefined }],
    ['no database', 'DATABASE_URL', { DATABASE_URL: undefined }],
  ])('refuses %s', (_, name, change) => {
    expect(refused({ ...production, ...change })).toEqual([name]);
    expect(refused({ ...production, NODE_ENV: undefined, NOLO_ENV: 'production', ...change })).toEqual([
      name,
    ]);
  });

  it('lets `npm start` run libraries in production mode on a development machine', () => {
    const config = readConfig({ ...development, NODE_ENV: 'production', NOLO_ENV: 'development' });
    expect(config.isProduction).toBe(false);
  });
});
