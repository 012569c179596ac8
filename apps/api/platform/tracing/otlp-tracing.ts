import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger } from 'fastify';
import type { Span, Tracing, Work } from './span.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** A collector that is away costs spans, never memory. */
const MOST_WAITING = 4096;
const SEND_WITHIN_MS = 5_000;

const CODE = /^[\w.]{1,64}$/;

/** What kind of failure: its code or name, never its message, which may quote what somebody wrote. */
function failureName(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  return 'code' in failure && typeof failure.code === 'string' && CODE.test(failure.code)
    ? failure.code
    : failure.name;
}

function traceparentOf(span: OtelSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function contextOf(traceparent: string | undefined): Context {
  const known = traceparent === undefined ? null : parseTraceParent(traceparent);
  return known === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true });
}

function begin(tracer: Tracer, above: Context, work: Work, beganMsAgo = 0): Span {
  const startTime = beganMsAgo === 0 ? undefined : Date.now() - beganMsAgo;
  const span = tracer.startSpan(
    work.name,
    {
      kind: KINDS[work.kind],
      ...(work.attributes && { attributes: work.attributes }),
      ...(startTime && { startTime }),
    },
    above,
  );
  return {
    traceparent: traceparentOf(span),
    begin: (part, partBeganMsAgo) => begin(tracer, trace.setSpan(above, span), part, partBeganMsAgo),
    set: (attributes) => void span.setAttributes(attributes),
    fail(failure) {
      span.setAttribute('error.type', failureName(failure));
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

const nothing = () => undefined;

/** A collector that cannot be reached is said in the log, never to a visitor. */
function tellProblems(log: FastifyBaseLogger): void {
  const tell = (message: string) => log.warn({ problem: message.slice(0, 200) }, 'tracing');
  diag.setLogger(
    { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/**
 * Sends spans to a collector by OTLP over HTTP. Sampling, headers and further attributes of the service are the
 * standard's own variables (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_RESOURCE_ATTRIBUTES`).
 */
export function createOtlpTracing(endpoint: string, service: string, log: FastifyBaseLogger): Tracing {
  tellProblems(log);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  });
  const provider = new BasicTracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': service }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: MOST_WAITING })],
  });
  const tracer = provider.getTracer('nolo');
  return {
    begin: (work, traceparent) => begin(tracer, contextOf(traceparent), work),
    async stop() {
      await provider.shutdown().catch(() => undefined);
    },
  };
}
