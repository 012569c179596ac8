import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageSite } from './page-request.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

/**
 * The front ends that are one page each, below an address of their name, and what makes them install like an application:
 * looked at anew each time, so that a new version is found.
 */
const PAGES = {
  business: ['sw.js', 'manifest.webmanifest'],
  backoffice: [],
};

const headers = {
  ...securityHeaders,
  'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [] }),
};

type Given = {
  appsDirectory: string;
  siteOf: (host: string) => Promise<PageSite>;
  mainOrigin: string;
};

/**
 * Files by their hashed names for good; every other address below is the page, which its own router reads. They are the
 * platform's own: a tenant's site has none of them.
 */
export async function serveSinglePages(
  app: FastifyInstance,
  { appsDirectory, siteOf, mainOrigin }: Given,
): Promise<void> {
  for (const [name, installing] of Object.entries(PAGES)) {
    await app.register(async (page) => {
      await page.register(fastifyStatic, {
        root: join(appsDirectory, name, 'dist'),
        serve: false,
        cacheControl: false,
        preCompressed: true,
      });
      page.addHook('onRequest', async (request, reply) => {
        if ((await siteOf(request.host)).origin !== mainOrigin) return reply.callNotFound();
        reply.headers(headers);
      });
      page.get<{ Params: { '*': string } }>(`/${name}/assets/*`, { logLevel: 'warn' }, (request, reply) =>
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .sendFile(`assets/${request.params['*']}`),
      );
      for (const file of installing)
        page.get(`/${name}/${file}`, { logLevel: 'warn' }, (_request, reply) =>
          reply.header('cache-control', 'no-cache').sendFile(file),
        );
      page.get(`/${name}`, (_request, reply) => reply.redirect(`/${name}/`, 308));
      page.get(`/${name}/*`, { logLevel: 'warn' }, (_request, reply) =>
        reply.header('cache-control', 'no-cache').sendFile('index.html'),
      );
    });
  }
}
