import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { isDatabaseUnavailable } from '@nolo/db/database.ts';
import { isInProcess } from '../platform/internal-request-header.ts';
import { countBookings, countJobs, countPayments, countWaiting, type Labelled } from './figures-store.ts';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

function noneWhileAway(error: unknown): Labelled[] {
  if (isDatabaseUnavailable(error)) return [];
  throw error;
}

type Counter = (database: Deps['database']) => Promise<Labelled[]>;

/**
 * Read from the database when somebody asks for the figures, the same in every process. While it does not answer, these
 * are left out: the process's own figures are wanted most just then.
 */
function countedGauge(
  registry: Registry,
  name: string,
  help: string,
  given: { database: Deps['database']; count: Counter },
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['kind'],
    registers: [],
    async collect() {
      this.reset();
      const counted = await given.count(given.database).catch(noneWhileAway);
      for (const { label, count } of counted) this.set({ kind: label }, count);
    },
  });
  registry.registerMetric(gauge);
}

function poolGauge(registry: Registry, { health }: Deps): void {
  const gauge = new Gauge({
    name: 'nolo_database_connections',
    help: 'Connections of this process by pool and state; waiting: requests without one.',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, figures] of Object.entries(health.pools())) {
        for (const [state, count] of Object.entries(figures)) this.set({ pool, state }, count);
      }
    },
  });
  registry.registerMetric(gauge);
}

function answeringGauge(registry: Registry, { health }: Deps): void {
  const gauge = new Gauge({
    name: 'nolo_database_answering',
    help: '1 while the database answers this process; 0: the figures that it counts are left out.',
    registers: [],
    collect() {
      this.set(health.isDatabaseAnswering() ? 1 : 0);
    },
  });
  registry.registerMetric(gauge);
}

/** Figures for Prometheus: this process's own, and what the database holds. Nothing of them names a person. */
export function createMetrics(app: FastifyInstance, deps: Deps): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const latency = new Histogram({
    name: 'nolo_request_seconds',
    help: 'Time to answer, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return;
    const route = request.routeOptions.url ?? 'none';
    latency.observe(
      { route, method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  poolGauge(registry, deps);
  answeringGauge(registry, deps);
  const { database } = deps;
  countedGauge(registry, 'nolo_jobs', 'Jobs by queue and state.', { database, count: countJobs });
  countedGauge(registry, 'nolo_bookings', 'Bookings by state.', { database, count: countBookings });
  countedGauge(registry, 'nolo_payments', 'Refunds, disputes, open payment cases, events kept.', {
    database,
    count: countPayments,
  });
  countedGauge(registry, 'nolo_waiting', 'Unsent refunds, holds to come.', {
    database,
    count: (connection) => countWaiting(connection, deps.clock.now()),
  });
  return registry;
}
