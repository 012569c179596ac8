import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const FILE = /(\bassets\/|["'`(]\.\/)([\w.-]+?)\.(js|css)\b/g;
const WORDS = /^(text|application)\/(html|javascript|css)/;
/** What would not fit what is changed on the way. */
const LEFT_OUT = new Set([
  'content-security-policy',
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
]);

export type Deployment = {
  origin: string;
  /** From now on another build answers: its scripts and style sheets have other names, and those before are gone. */
  deploy(build: string): void;
  /** The line breaks at these addresses. Null: at none. */
  breakAt(path: RegExp | null): void;
  /** What is asked for at these addresses is answered once the returned function is called. */
  holdAt(path: RegExp): () => void;
  /** Paths that were asked for since it was last called. */
  takeAsked(): string[];
  stop(): Promise<void>;
};

/** Stands before the running site and gives it further builds, at one address. */
export async function startDeployment(site: string): Promise<Deployment> {
  let build = 'first';
  let broken: RegExp | null = null;
  let held: { path: RegExp; until: Promise<void> } | null = null;
  let asked: string[] = [];
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (held?.path.test(path)) await held.until;
    if (broken?.test(path)) request.socket.destroy();
    else if (isNamed(path) && !path.includes(`.${build}.`)) reply.writeHead(404).end();
    else await passOn(site + path.replace(`.${build}.`, '.'), build, request, reply);
  };
  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (next) => void (build = next),
    breakAt: (path) => void (broken = path),
    holdAt(path) {
      const { promise: until, resolve } = Promise.withResolvers<void>();
      held = { path, until };
      return resolve;
    },
    takeAsked: () => asked.splice(0),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isNamed = (path: string) => /^\/assets\/.*\.(js|css)$/.test(path);

async function passOn(url: string, build: string, request: IncomingMessage, reply: ServerResponse) {
  const upstream = await fetch(url, {
    method: request.method ?? 'GET',
    headers: headersOf(request),
    redirect: 'manual',
  });
  const headers = [...upstream.headers].filter(([name]) => !LEFT_OUT.has(name));
  const isBuilt = WORDS.test(upstream.headers.get('content-type') ?? '') && !url.includes('/api/');
  const body = Buffer.from(await upstream.arrayBuffer());
  reply.writeHead(upstream.status, Object.fromEntries(headers));
  reply.end(isBuilt ? renamed(body.toString(), build) : body);
}

/** As a browser of the site itself asks: only what decides the answer. */
function headersOf({ headers }: IncomingMessage): Headers {
  const names = ['accept', 'accept-language', 'authorization', 'cookie'] as const;
  return new Headers(
    names.flatMap((name) => (headers[name] ? [[name, headers[name]] as [string, string]] : [])),
  );
}

function renamed(text: string, build: string): string {
  return text
    .replaceAll(FILE, (_, before: string, name: string, end: string) => `${before}${name}.${build}.${end}`)
    .replace(/"version":"[\w.]+"/, `"version":"${build}"`);
}
