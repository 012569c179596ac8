import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '@nolo/contract/api.ts';
import { errorStatus, type ErrorCode } from '@nolo/contract/error-codes.ts';
import { inDays } from '../factories/car.ts';
import { createWorld, type World } from './support/world.ts';

/** What somebody would write against the generated client: it has to compile, and to run. */
const PROGRAM = `
import { Api } from './client.ts';

export async function use(baseUrl: string, token: string, carId: number, dates: { start_date: string; end_date: string }) {
  const { api } = new Api<string>({
    baseUrl,
    securityWorker: (accessToken) => ({ headers: { authorization: \`Bearer \${accessToken}\` } }),
  });
  const found = await api.searchCars(dates, { limit: 5, filter: 'cheap' });
  const total: number | undefined = found.data.data.cars[0]?.dates?.total;
  const quote = await api.carCalculation(carId, dates);
  const lines = quote.data.data.quote.lines.map(({ kind, amount }) => ({ kind, amount }));
  const refused = await api.logIn({ email: 'nobody@nolo.test', password: 'wrong' }).catch((reply) => reply);
  const guest = await api.profile().catch((reply) => reply);
  const named = new Api<string>({ baseUrl, securityWorker: () => ({ headers: { authorization: \`Bearer \${token}\` } }) });
  const { data: profile } = await named.api.customerProfile();
  const status: 'missing' | 'uploaded' | 'verified' | 'rejected' = profile.data.documents_status;
  return { total, lines, codes: [refused.error.code, guest.error.code], status };
}

// Each of these must not compile.
export const wrong = (client: Api<string>) => [
  // @ts-expect-error a sort that does not exist
  client.api.searchCars({}, { filter: 'best' }),
  // @ts-expect-error a reservation without billing
  client.api.createReservation(1, {}),
  // @ts-expect-error a document of another kind
  client.api.customerDocumentImage('selfie'),
];
`;

const used = z.custom<{ use: (...given: unknown[]) => Promise<unknown> }>();

let world: World;
let directory: string;

beforeAll(async () => {
  world = await createWorld();
  directory = await mkdtemp(join(tmpdir(), 'nolo-client-'));
});
afterAll(async () => {
  await world.close();
  await rm(directory, { recursive: true, force: true });
});

function compile(): string {
  const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const options = ['--strict', '--target', 'es2024', '--lib', 'es2024,dom', '--module', 'nodenext'];
  const more = ['--rewriteRelativeImportExtensions', '--types', '', 'program.ts'];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, ...more], {
    cwd: directory,
    encoding: 'utf8',
  });
  return stdout;
}

it('the description names every call, its refusals by code, forms, files and headers', async () => {
  const { paths } = (await world.test.app.inject({ url: '/api/v1/openapi.json' })).json();
  for (const endpoint of Object.values(api)) {
    const path = `/api/v1${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    const described = paths[path]?.[endpoint.method.toLowerCase()];
    expect(described?.operationId).toBe(endpoint.name);
    expect(described.parameters).toContainEqual(expect.objectContaining({ name: 'Accept-Language' }));
    const errors: readonly ErrorCode[] = 'errors' in endpoint ? endpoint.errors : [];
    for (const code of [...errors, 'request.invalid', 'server.error'] as const) {
      const { content, headers } = described.responses[errorStatus[code]];
      expect(content['application/json'].schema.properties.code.enum).toContain(code);
      expect(headers).toHaveProperty('Content-Language');
    }
  }
  const form = paths['/api/v1/customer/profile'].put.requestBody.content['multipart/form-data'];
  expect(form.schema.properties).toMatchObject({ dob: { type: 'string' }, passport: { format: 'binary' } });
  expect(form.encoding.passport).toEqual({ contentType: 'image/jpeg, image/png' });
  const image = paths['/api/v1/customer/profile/image/{kind}'].get.responses['200'];
  expect(Object.keys(image.content)).toEqual(['image/jpeg']);
});

it('a client generated from the API’s own description compiles and runs', async () => {
  const spec = (await world.test.app.inject({ url: '/api/v1/openapi.json' })).json();
  const generated = await generateApi({ spec, output: false, httpClientType: 'fetch', silent: true });
  const { fileContent } = generated.files[0] ?? { fileContent: '' };
  await writeFile(join(directory, 'package.json'), '{"type":"module"}');
  await writeFile(join(directory, 'client.ts'), fileContent);
  await writeFile(join(directory, 'program.ts'), PROGRAM);
  expect(compile()).toBe('');

  const { use } = used.parse(await import(pathToFileURL(join(directory, 'program.js')).href));
  const renter = await world.newRenter();
  const dates = { start_date: inDays(10), end_date: inDays(13) };
  const { port } = z.object({ port: z.number() }).parse(world.test.app.server.address());
  expect(await use(`http://127.0.0.1:${port}`, renter.token, world.rossi.car.id, dates)).toEqual({
    total: 18_000,
    lines: [{ kind: 'rental', amount: 18_000 }],
    codes: ['account.credentials_wrong', 'auth.required'],
    status: 'uploaded',
  });
});
