import { z } from 'zod';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { API_BASE } from '@nolo/contract/addresses.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { errorStatus, type ErrorCode } from '@nolo/contract/error-codes.ts';
import { languages } from '@nolo/i18n/language.ts';

const operation = z.looseObject({
  responses: z.record(z.string(), z.looseObject({})),
  parameters: z.array(z.looseObject({})).optional(),
});
type Operation = z.infer<typeof operation>;
/** An OpenAPI document as far as it is touched here. */
const openApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.looseObject({}).optional() }),
});

/** What any call may be refused with. */
const anywhere = [
  'request.invalid',
  'website.unknown',
  'request.too_many',
  'server.error',
  'server.unavailable',
] as const satisfies ErrorCode[];

const failureSchema = {
  type: 'object',
  required: ['status', 'message', 'code'],
  properties: {
    status: { type: 'integer', description: 'Equals the HTTP status.' },
    message: { type: 'string', description: 'In the language of Accept-Language.' },
    code: { type: 'string', description: 'Stable, machine-readable.' },
    errors: {
      type: 'object',
      description: 'Fields at fault, with texts in the language of Accept-Language.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

const contentLanguage = {
  description: 'Language of `message` and of every text in the reply.',
  schema: { type: 'string', enum: languages },
};
const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: 'English, unless it prefers Italian or French.',
  schema: { type: 'string', examples: ['it'] },
};
const signature = {
  name: 'Stripe-Signature',
  in: 'header',
  required: true,
  description: 'The provider’s signature over the exact bytes of the body.',
  schema: { type: 'string' },
};

function codesOf({ access, body, bodyKind, errors = [] }: Endpoint): ErrorCode[] {
  const takesBody = body !== undefined || bodyKind !== undefined;
  return [
    ...anywhere,
    ...(access === 'public' ? [] : (['auth.required'] as const)),
    ...(takesBody ? (['request.too_large', 'request.unsupported_media_type'] as const) : []),
    ...errors,
  ];
}

function failuresOf(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(new Set(codesOf(endpoint)), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        headers: {
          'Content-Language': contentLanguage,
          ...(status === 429
            ? { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }
            : {}),
        },
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Failure' }],
              type: 'object',
              required: ['code'],
              properties: { code: { type: 'string', enum: codes } },
            },
          },
        },
      },
    ]),
  );
}

/** The fields of a form, with its files beside them. */
function multipartBody({ body, files = [] }: Endpoint): object {
  const fields = z.toJSONSchema(body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
  const file = { type: 'string', format: 'binary' };
  const properties = { ...fields.properties, ...Object.fromEntries(files.map((name) => [name, file])) };
  const schema = { type: 'object', properties, required: fields.required ?? [] };
  const encoding = Object.fromEntries(files.map((name) => [name, { contentType: 'image/jpeg, image/png' }]));
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function bodyOf(endpoint: Endpoint): object {
  if (endpoint.bodyKind === 'multipart') return { requestBody: multipartBody(endpoint) };
  if (endpoint.bodyKind !== 'raw') return {};
  const event = {
    type: 'object',
    description: 'An event of the payment provider, as its documentation says.',
  };
  return { requestBody: { required: true, content: { 'application/json': { schema: event } } } };
}

function successOf({ status, replyType }: Endpoint, { responses }: Operation): Record<string, object> {
  const headers = { 'Content-Language': contentLanguage };
  const described = { ...responses[status], description: 'Success', headers };
  if (replyType === undefined) return { [status]: described };
  const schema = { type: 'string', format: 'binary' };
  const content = Object.fromEntries([replyType].flat().map((type) => [type, { schema }]));
  return { [status]: { description: 'The file', content } };
}

function described(endpoint: Endpoint, operation: Operation): object {
  const parameters = [
    ...(operation.parameters ?? []),
    acceptLanguage,
    ...(endpoint.bodyKind === 'raw' ? [signature] : []),
  ];
  return {
    ...operation,
    ...bodyOf(endpoint),
    parameters,
    responses: { ...successOf(endpoint, operation), ...failuresOf(endpoint) },
  };
}

/** Adds what the routes' schemas do not tell: failures with their codes, forms and files, headers. */
export function describeCalls(generated: object): object {
  const document = openApi.parse(generated);
  const paths: Record<string, Record<string, object>> = { ...document.paths };
  for (const endpoint of Object.values<Endpoint>({ ...api, ...businessApi, ...staffApi })) {
    const path = API_BASE + endpoint.path.replace(/:(\w+)/g, '{$1}');
    const method = endpoint.method.toLowerCase();
    const found = document.paths[path]?.[method];
    if (found) paths[path] = { ...paths[path], [method]: described(endpoint, found) };
  }
  const schemas = { ...document.components.schemas, Failure: failureSchema };
  return { ...document, paths, components: { ...document.components, schemas } };
}
