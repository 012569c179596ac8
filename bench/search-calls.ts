import { randomBytes } from 'node:crypto';
import { createDatabase } from '../server/platform/database.ts';
import { firstHitsSql } from '../server/search/search-sql.ts';
import { freePort } from '../tests/setup/free-port.ts';
import { startServerProcess } from '../tests/setup/server-process.ts';
import { startSameBytes } from './same-bytes.ts';
import { median, type BenchRow } from './bench-row.ts';
import { measureCall, measureStatement } from './search-load.ts';
import { bodyOf, criteriaOf, nameOf, pathOf, type SearchRequest } from './search-requests.ts';

const LOAD = { connections: 8, seconds: 5 };
const ROUNDS = 3;
/** Of what `pgbench` gives with the same SQL; or of a call that answers the same bytes without a database. */
const WANTED = { ofStatement: 0.85, ofBareCall: 0.6 };
const SLOWEST_MS = 50;

async function withServer<T>(url: string, dataDir: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = await startServerProcess({
    databaseUrl: url,
    dataDir,
    port: await freePort(),
    sandboxOrigin: 'http://127.0.0.1:9',
    stripeKey: `sk_test_${randomBytes(12).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
    // There is no payment provider, which the sweep says again and again.
    onLog: () => undefined,
  });
  try {
    return await use(server.origin);
  } finally {
    await server.stop();
  }
}

async function answerOf(origin: string, request: SearchRequest): Promise<string> {
  const response = await fetch(origin + pathOf(request), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(request)),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.text();
}

const percent = (share: number) => `${(share * 100).toFixed(0)}%`;

/** The first statement of a search, which is the only one up to 1,000 hits. */
async function firstStatement(url: string, request: SearchRequest) {
  const { database } = createDatabase(url, 1);
  try {
    return firstHitsSql(await criteriaOf(database, request)).compile(database);
  } finally {
    await database.destroy();
  }
}

/**
 * Call, statement and bare call by turns, so that a busy moment of the machine hits all: shares are medians of the
 * rounds, figures beside them those of the best round.
 */
async function shareRow(url: string, origin: string, request: SearchRequest): Promise<BenchRow> {
  const statement = await firstStatement(url, request);
  const bare = await startSameBytes(await answerOf(origin, request));
  const body = bodyOf(request);
  const rounds: { call: number; statement: number; bare: number }[] = [];
  try {
    await measureCall(origin + pathOf(request), body, { ...LOAD, seconds: 2 });
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        call: (await measureCall(origin + pathOf(request), body, LOAD)).perSecond,
        statement: await measureStatement(url, statement, LOAD),
        bare: (await measureCall(`${bare.origin}/`, body, LOAD)).perSecond,
      });
  } finally {
    bare.stop();
  }
  const ofStatement = median(rounds.map((round) => round.call / round.statement));
  const ofBareCall = median(rounds.map((round) => round.call / round.bare));
  const best = (what: 'call' | 'statement' | 'bare') =>
    Math.max(...rounds.map((round) => round[what])).toFixed(0);
  return {
    name: `POST /cars, ${nameOf(request)}: share of the SQL's own throughput; of a call without a database`,
    figure: `${percent(ofStatement)}; ${percent(ofBareCall)} (${best('call')} calls, ${best('statement')} statements, ${best('bare')} bare calls a second)`,
    target: `>= ${percent(WANTED.ofStatement)} or >= ${percent(WANTED.ofBareCall)}`,
    met: ofStatement >= WANTED.ofStatement || ofBareCall >= WANTED.ofBareCall,
  };
}

async function slowestRow(origin: string, request: SearchRequest): Promise<BenchRow> {
  const address = origin + pathOf(request);
  await measureCall(address, bodyOf(request), { ...LOAD, seconds: 2 });
  const { perSecond, p50, p99 } = await measureCall(address, bodyOf(request), LOAD);
  return {
    name: `POST /cars, ${nameOf(request)}, ${LOAD.connections} connections: p99`,
    figure: `${p99} ms (p50 ${p50} ms, ${perSecond.toFixed(0)} calls a second)`,
    target: `< ${SLOWEST_MS} ms`,
    met: p99 < SLOWEST_MS,
  };
}

/** The calls over HTTP: throughput in one place, and the slowest of all of Italy. */
export async function callRows(url: string, dataDir: string): Promise<BenchRow[]> {
  return withServer(url, dataDir, async (origin) => {
    const rows: BenchRow[] = [];
    for (const sort of ['imp', 'cheap'] as const)
      rows.push(await shareRow(url, origin, { area: 'one place', sort, days: 3 }));
    for (const sort of ['imp', 'desc', 'cheap', 'expensive'] as const)
      rows.push(await slowestRow(origin, { area: 'all of Italy', sort, days: 3 }));
    return rows;
  });
}
