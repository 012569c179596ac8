import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { reportVitals, vitalsPage } from '../discovery/visits/report-vitals.ts';
import { createMetrics } from './metrics.ts';

type Parts = { database: boolean; schema: boolean; jobs: boolean; storage: boolean; provider: boolean };

const PROVIDER = 'https://api.stripe.com';
const PROVIDER_WITHIN_MS = 3_000;
/** What is outside this machine is asked so often at most, however often we are. */
const OUTSIDE_EVERY_MS = 30_000;

/** Any answer will do: it is there. */
async function answers(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(PROVIDER_WITHIN_MS) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return true;
    },
    () => false,
  );
}

/** The last answer, until it is time to ask again. */
function seldom(ask: () => Promise<boolean>): () => Promise<boolean> {
  let last = { askedAt: -OUTSIDE_EVERY_MS, answer: Promise.resolve(false) };
  return () => {
    const now = performance.now();
    if (now - last.askedAt >= OUTSIDE_EVERY_MS) last = { askedAt: now, answer: ask() };
    return last.answer;
  };
}

/** Asks what this process needs for its work, without disturbing it. */
function createReadiness({
  config,
  documents,
  health,
}: Deps): () => Promise<{ parts: Parts; isReady: boolean }> {
  const isProviderThere = seldom(() => answers(config.STRIPE_API_BASE ?? PROVIDER));
  const isShared = config.S3_BUCKET !== undefined;
  const isStorageThere = isShared ? seldom(() => documents.isThere()) : () => documents.isThere();
  return async () => {
    const database = health.isDatabaseAnswering();
    const jobs = health.areJobsRead();
    const [schema, storage, provider] = await Promise.all([
      health.isMigrated(),
      isStorageThere(),
      isProviderThere(),
    ]);
    // Without the provider nothing can be paid, without the bucket no document shown, by no process; everything else
    // works: no reason to send visitors elsewhere. A disk is this process's own.
    const isReady = database && schema && jobs && (storage || isShared);
    return { parts: { database, schema, jobs, storage, provider }, isReady };
  };
}

/** What the report of `/vitals` is about unless it says otherwise, and at most. */
const [DAYS, MOST_DAYS] = [28, 365];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Nobody without the key learns that there is something. */
function refuseWithoutKey(key: string) {
  const wanted = digest(`Bearer ${key}`);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) return;
    reply.callNotFound();
    // Until it has been answered: the route behind would do its work meanwhile, and write into the answer.
    await reply;
  };
}

type Given = { isDraining: () => boolean; metrics: Registry; deps: Deps };

function addRoutes(scope: FastifyInstance, { isDraining, metrics, deps }: Given): void {
  const readiness = createReadiness(deps);
  scope.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const { parts, isReady } = await readiness();
    const status = isDraining() ? 'stopping' : isReady ? 'ready' : 'not ready';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...parts });
  });
  scope.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics()),
  );
  scope.get<{ Querystring: { days?: string } }>('/vitals', async ({ query }, reply) => {
    const days = Number(query.days ?? DAYS);
    reply.header('cache-control', 'no-store');
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
      return reply.code(400).send(`days: a whole number from 1 to ${MOST_DAYS}`);
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(vitalsPage(await reportVitals(deps, { days }), days));
  });
}

/**
 * `/healthz` for everybody: the process is alive. `/readyz`, `/metrics` and `/vitals`, a page of how fast pages were for
 * renters, for those who run the site: on a port of their own (`OPERATIONS_PORT`), or on the site's with a key
 * (`OPERATIONS_KEY`); without either, nowhere.
 */
export async function registerOperations(app: FastifyInstance, deps: Deps): Promise<void> {
  const { OPERATIONS_KEY, OPERATIONS_PORT, HOST } = deps.config;
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  if (OPERATIONS_KEY === undefined && OPERATIONS_PORT === undefined) return;
  const given = { isDraining: () => app.isDraining(), metrics: createMetrics(app, deps), deps };
  if (OPERATIONS_KEY !== undefined) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', refuseWithoutKey(OPERATIONS_KEY));
      addRoutes(scope, given);
    });
  }
  if (OPERATIONS_PORT !== undefined) {
    const own = Fastify({ logger: false });
    addRoutes(own, given);
    await own.listen({ port: OPERATIONS_PORT, host: HOST });
    app.addHook('onClose', () => own.close());
  }
}
