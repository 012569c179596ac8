import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, API_BASE } from '@nolo/contract/addresses.ts';
import { businessAddresses } from '@nolo/contract/business/addresses.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { pagePatterns } from '@nolo/site/app/page-patterns.ts';
import { startTraceCollector } from '../setup/trace-collector.ts';
import { until } from '../setup/until.ts';
import { startLoggedServer, type LoggedServer } from './support/logged-server.ts';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let server: LoggedServer;

beforeAll(async () => {
  collector = await startTraceCollector();
  server = await startLoggedServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
});
afterAll(async () => {
  await server.close();
  await collector.close();
});

/** Every call of the contract, every page, and what stands beside them. */
const paths: [method: string, path: string][] = [
  ...Object.values({ ...addresses, ...businessAddresses, ...staffAddresses }).map(
    ([method, path]): [string, string] => [method, API_BASE + path],
  ),
  ...Object.values(pagePatterns).map((pattern): [string, string] => ['GET', `/en/${pattern}`]),
  ['GET', '/business/:token'],
  ['GET', '/backoffice/:token'],
  ['GET', '/images/:token'],
  ['GET', '/share/:token'],
  ['GET', '/nowhere/:token'],
];

/** The first sign as a browser never writes it, which names the same address. */
const written = (token: string) => `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`;

it('a token in any path or query reaches neither a line of the log nor a span', async () => {
  const sent: string[] = [];
  const token = () => {
    const made = newToken().token;
    sent.push(made);
    return made;
  };
  for (const [method, path] of paths) {
    const filled = path.replace(/:\w+\??/g, token);
    for (const asked of [
      `${filled}?token=${token()}&q=${token()}`,
      path.replace(/:\w+\??/g, () => written(token())),
      `${filled}/${token()}`,
    ]) {
      const reply = await fetch(`${server.origin}${asked}`, {
        method,
        redirect: 'manual',
        headers: { referer: `${server.origin}/en?token=${token()}` },
      });
      await reply.arrayBuffer();
    }
  }
  const last = await fetch(`${server.origin}${API_BASE}/business/calendar/${token()}`);
  expect(last.status).toBe(404);
  // Both arrive after the answers.
  await until('the log', async () => server.log().includes('/business/calendar/<secret>"'));
  await until('the spans', async () =>
    collector.spans.some(({ name }) => name === `GET ${API_BASE}/business/calendar/:token`),
  );
  const answered = () => server.log().split('"request completed"').length - 1;
  await until('the whole log', async () => answered() >= paths.length * 3);
  const said = [server.log(), collector.said()];
  expect(sent.length).toBeGreaterThan(paths.length * 4);
  // Without the first sign, which may be written in another way.
  expect(sent.filter((one) => said.some((text) => text.includes(one.slice(1))))).toEqual([]);
});
