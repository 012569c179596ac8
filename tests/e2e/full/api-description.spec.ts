import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { addresses, API_BASE } from '@nolo/contract/addresses.ts';
import { businessAddresses } from '@nolo/contract/business/addresses.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import { expect, test } from '../support/test.ts';

const schema = z.custom<object>((value) => typeof value === 'object' && value !== null);
const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  schema,
});
const media = z.record(z.string(), z.looseObject({ schema: schema.optional() }));
const operation = z.looseObject({
  summary: z.string().min(1),
  parameters: z.array(parameter).default([]),
  requestBody: z.looseObject({ content: media }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.looseObject({ description: z.string(), content: media.optional() }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
/** The shape of an OpenAPI 3.1 document, as far as this API uses it. */
const openApi = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.looseObject({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.array(z.looseObject({ url: z.url() })).min(1),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.looseObject({ securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })) }),
});
type Operation = z.infer<typeof operation>;

function operationsOf({ paths }: z.infer<typeof openApi>) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, details]) => ({ path, method, details })),
  );
}

function schemasOf({ parameters, requestBody, responses }: Operation): object[] {
  const bodies = [requestBody, ...Object.values(responses)].flatMap((one) =>
    Object.values(one?.content ?? {}),
  );
  return [...parameters, ...bodies].flatMap(({ schema }) => schema ?? []);
}

/** Taken out of its document, a schema still refers to it. */
function inDocument(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  return JSON.parse(text) as object;
}

test('the API describes itself as valid OpenAPI 3.1', async ({ request }) => {
  const reply = await request.get(`${API_BASE}/openapi.json`);
  expect(reply.headers()['content-type']).toMatch(/^application\/json/);
  const document = openApi.parse(await reply.json());
  const known = Object.keys(document.components.securitySchemes);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  for (const { path, method, details } of operationsOf(document)) {
    const at = `${method} ${path}`;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const described = details.parameters.filter((one) => one.in === 'path');
    expect(described.map(({ name }) => name).toSorted(), at).toEqual(inPath.toSorted());
    expect(
      described.every((one) => one.required),
      at,
    ).toBe(true);
    expect(known, at).toEqual(expect.arrayContaining((details.security ?? []).flatMap(Object.keys)));
    // Each schema is one of JSON Schema 2020-12, the dialect of 3.1, and all it refers to is there.
    for (const schema of schemasOf(details)) expect(() => ajv.compile(inDocument(schema)), at).not.toThrow();
  }
});

/** Of renters, members and staff. */
const everyAddress = [addresses, businessAddresses, staffAddresses].flatMap((one) => Object.values(one));

test('it contains every call of the contract, and marks how each is opened', async ({ request }) => {
  const document = openApi.parse(await (await request.get(`${API_BASE}/openapi.json`)).json());
  const described = new Map(
    operationsOf(document).map(({ path, method, details }) => [`${method.toUpperCase()} ${path}`, details]),
  );
  const calls = everyAddress.map(
    ([method, path]) => `${method} ${API_BASE}${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect([...described.keys()].toSorted()).toEqual(calls.toSorted());
  expect(described.get(`GET ${API_BASE}/profile`)?.security).toEqual([{ accessToken: [] }]);
  expect(described.get(`POST ${API_BASE}/cars`)?.security).toBeUndefined();
  expect(described.get(`GET ${API_BASE}/business/profile`)?.security).toEqual([{ businessSession: [] }]);
  expect(described.get(`GET ${API_BASE}/staff/audit`)?.security).toEqual([{ staffSession: [] }]);
});

test('the docs show the calls', async ({ page }) => {
  await page.goto(`${API_BASE}/docs`);
  await expect(page.getByRole('heading', { name: /Nolo API/ })).toBeVisible();
  // Of hundreds of calls, those in view.
  await expect(page.getByText('Website settings for a sub-domain')).toBeVisible();
});
