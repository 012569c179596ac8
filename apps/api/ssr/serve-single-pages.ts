import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

/** The front ends that are one page each: `apps/business`, `apps/backoffice`, below an address of that name. */
const NAMES = ['business', 'backoffice'];

const headers = {
  ...securityHeaders,
  'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [] }),
};

/** Files by their hashed names for good; every other address below is the page, which its own router reads. */
export async function serveSinglePages(app: FastifyInstance, appsDirectory: string): Promise<void> {
  for (const name of NAMES) {
    const root = join(appsDirectory, name, 'dist');
    await app.register(async (page) => {
      await page.register(fastifyStatic, {
        root,
        serve: false,
        cacheControl: false,
      });
      page.addHook('onSend', async (_request, reply) => void reply.headers(headers));
      page.get(`/${name}/assets/*`, { logLevel: 'warn' }, (request, reply) =>
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .sendFile(`assets/${(request.params as { '*': string })['*']}`),
      );
      page.get(`/${name}`, (_request, reply) => reply.redirect(`/${name}/`, 308));
      page.get(`/${name}/*`, { logLevel: 'warn' }, (_request, reply) =>
        reply.header('cache-control', 'no-cache').sendFile('index.html'),
      );
    });
  }
}
