import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { createCar } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { bearer, reservationBody } from '../factories/reservation.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { startTraceCollector, type CollectedSpan } from '../setup/trace-collector.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const [SERVER, CLIENT, CONSUMER] = [2, 3, 5];

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let stage: Stage;
let server: ServerProcess;

beforeAll(async () => {
  collector = await startTraceCollector();
  stage = await createStage({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'nolo-under-test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      TRUST_PROXY: '127.0.0.1',
    },
  });
  server = await stage.startServer();
});
afterAll(async () => {
  await stage.close();
  await collector.close();
});

/** What a proxy in front of the site says about a request. */
function proxied() {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const requestId = `proxy-${randomBytes(6).toString('hex')}`;
  return {
    traceId,
    spanId,
    requestId,
    headers: { traceparent: `00-${traceId}-${spanId}-01`, 'x-request-id': requestId },
  };
}

/** The span of that name in a trace, once it has come. */
function spanOf(traceId: string, name: string): Promise<CollectedSpan> {
  return until(`the span '${name}'`, async () =>
    collector.spans.find((span) => span.traceId === traceId && span.name === name),
  );
}

const below = ({ spanId }: CollectedSpan) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

it('one request is one trace from the proxy to its jobs: route, SQL, provider, mail', async () => {
  const renter = await createRenter(stage.database);
  const car = await createCar(stage.database);
  const asked = proxied();
  const reply = await fetch(
    `${server.origin}/api/v1/customer/reservation/car/${car.id}?token=s3cret-in-query`,
    {
      method: 'POST',
      headers: { ...asked.headers, ...bearer(renter), 'content-type': 'application/json' },
      body: JSON.stringify(reservationBody()),
    },
  );
  expect(reply.status).toBe(201);
  const { data } = (await reply.json()) as { data: { url: string } };

  const route = await spanOf(asked.traceId, 'POST /api/v1/customer/reservation/car/:carId');
  expect(route).toMatchObject({
    parentSpanId: asked.spanId,
    kind: SERVER,
    isError: false,
    service: 'nolo-under-test',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/v1/customer/reservation/car/:carId',
      'http.response.status_code': 201,
      'nolo.request_id': asked.requestId,
    },
  });
  const insertion = below(route).find(({ name }) => name === 'INSERT booking');
  expect(insertion).toMatchObject({ kind: CLIENT, attributes: { 'db.system.name': 'postgresql' } });
  expect(below(route)).toContainEqual(
    expect.objectContaining({ name: 'POST /v1/checkout/sessions', kind: CLIENT }),
  );

  // The provider's webhook is a request of its own; the mail's job is a part of it.
  await payWith(data.url, '4242424242424242');
  const delivery = await until('the mail', async () =>
    collector.spans.find(({ attributes }) => attributes['nolo.mail'] === 'booking-paid'),
  );
  const job = await until('its job', async () =>
    collector.spans.find(({ spanId }) => spanId === delivery.parentSpanId),
  );
  expect(job).toMatchObject({ name: 'job send-mail', kind: CONSUMER });
  const webhook = await spanOf(delivery.traceId, 'POST /api/v1/payments/webhook');
  expect(job.parentSpanId).toBe(webhook.spanId);
  expect(job.attributes['nolo.request_id']).toBe(webhook.attributes['nolo.request_id']);

  // Nothing anybody wrote is among it.
  for (const secret of [
    renter.email,
    renter.token,
    'giulia',
    'Via Roma 1',
    '3331234567',
    's3cret-in-query',
  ]) {
    expect(collector.said()).not.toContain(secret);
  }
  expect(collector.said()).toContain('$1');
});

it("a page's own calls are part of the page", async () => {
  const asked = proxied();
  const reply = await fetch(`${server.origin}/en`, { headers: asked.headers });
  expect(reply.status).toBe(200);
  const page = await spanOf(asked.traceId, 'GET /*');
  expect(page.parentSpanId).toBe(asked.spanId);
  const home = await spanOf(asked.traceId, 'GET /api/v1/website/home');
  expect(home.parentSpanId).toBe(page.spanId);
  expect(home.attributes['nolo.request_id']).toBe(asked.requestId);
});

it('a request whose client goes away ends as one that failed', async () => {
  const asked = proxied();
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = 'content-type: application/json\r\ncontent-length: 900\r\nexpect: 100-continue\r\n';
  socket.write(`POST /api/v1/login HTTP/1.1\r\nhost: localhost\r\n${headers.join('')}${body}\r\n`);
  // '100 Continue': the server has begun with it, and waits for the body.
  await once(socket, 'data');
  socket.destroy();
  const span = await spanOf(asked.traceId, 'POST /api/v1/login');
  expect(span).toMatchObject({ isError: true, attributes: { 'error.type': 'ClientGone' } });
  expect(span.attributes).not.toHaveProperty('http.response.status_code');
});

it('without a collector nothing of the SDK is loaded', () => {
  const program = `
    const { openTracing } = await import('./apps/api/platform/tracing/open-tracing.ts');
    await Promise.all([import('./apps/api/create-deps.ts'), import('./apps/api/app.ts')]);
    const sdk = () => Object.keys(cache).filter((file) => file.includes('@opentelemetry/sdk-')).length > 0;
    const cache = (await import('node:module')).createRequire(import.meta.url).cache;
    const none = await openTracing({}, console);
    const before = sdk();
    const some = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SERVICE_NAME: 'x' }, console);
    console.log(JSON.stringify({ none, before, isOn: some !== null, after: sdk() }));
  `;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(JSON.parse(ran.stdout)).toEqual({ none: null, before: false, isOn: true, after: true });
});
