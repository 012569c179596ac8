import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number() }),
});
/** What the OTLP exporter posts as JSON, as far as tests read it. */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  isError: boolean;
  service: string | number | undefined;
  attributes: Record<string, string | number | undefined>;
};

const ERROR = 2;

function read(list: z.infer<typeof attribute>[]): CollectedSpan['attributes'] {
  return Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

function spansOf(posted: unknown): CollectedSpan[] {
  return request.parse(posted).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((one) => ({
        traceId: one.traceId,
        spanId: one.spanId,
        parentSpanId: one.parentSpanId,
        name: one.name,
        kind: one.kind,
        isError: one.status.code === ERROR,
        service: read(resource.attributes)['service.name'],
        attributes: read(one.attributes),
      })),
  );
}

/** A collector of OpenTelemetry traces (OTLP over HTTP, JSON) that keeps what it is sent. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  let said = '';
  const keep = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const posted = await json(incoming);
    if (incoming.url === '/v1/traces') spans.push(...spansOf(posted));
    said += JSON.stringify(posted);
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((incoming, outgoing) => void keep(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    /** All of it, as text. */
    said: () => said,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
