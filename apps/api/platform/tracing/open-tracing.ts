import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Tracing } from './span.ts';

/** The SDK is loaded only here: without a collector nothing of it costs anything. */
export async function openTracing(config: Config, log: FastifyBaseLogger): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = config;
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing(OTEL_EXPORTER_OTLP_ENDPOINT, config.OTEL_SERVICE_NAME, log);
}
