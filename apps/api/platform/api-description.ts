import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { describeCalls } from './describe-calls.ts';

const DOCS_STYLE = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';

/**
 * OpenAPI 3.1 at `openapi.json` and readable docs at `docs`, both from the contract (docs/specification/calls.md 1).
 */
export async function registerApiDescription(api: FastifyInstance, origin: string): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nolo API',
        version: '1',
        description:
          'Success: {status, message, data}. Failure: {status, message, code, errors}; `code` is stable, ' +
          '`message` is in the language of Accept-Language (en, it, fr). Money is integer minor units.',
      },
      servers: [{ url: origin }],
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer' },
          businessSession: { type: 'apiKey', in: 'cookie', name: '__Host-nolo_business' },
          staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-nolo_staff' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  let made: Buffer | null = null;
  // Once: a stranger who had it made again for each request would keep everybody else waiting.
  const description = () => (made ??= Buffer.from(JSON.stringify(describeCalls(api.swagger()))));
  const send = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(description());
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: API_BASE,
    // Before the plugin's own, which make theirs anew, as YAML in a sixth of a second.
    uiHooks: {
      onRequest(request, reply, done) {
        const { url } = request.routeOptions;
        if (url?.endsWith('/json')) void send(reply);
        else if (url?.endsWith('/yaml')) reply.callNotFound();
        else done();
      },
    },
    staticCSP: true,
    // The one inline style of the docs page, by its hash.
    transformStaticCSP: (header) =>
      header.replace("style-src 'self' https:", `style-src 'self' '${DOCS_STYLE}'`),
  });
  api.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => send(reply));
}
