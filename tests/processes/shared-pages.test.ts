import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_RETURN } from '../../contract/addresses.ts';
import { KEY_BYTES, readKeyring } from '../../server/platform/sealing/keyring.ts';
import { ANSWER_WITHIN_MS, createSharedStore } from '../../server/platform/shared-store.ts';
import { KeptPage } from '../../server/ssr/kept-page.ts';
import { SharedPages } from '../../server/ssr/shared-pages.ts';
import { createCar } from '../factories/car.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { findValkey, startValkey } from '../setup/valkey-server.ts';
import { createStage, type Stage } from './stage.ts';

const program = findValkey();
const HOUR_MS = 3_600_000;
const broken = () => Promise.reject(new Error('no'));
const newKey = () => readKeyring(randomBytes(KEY_BYTES).toString('base64')).current;

async function page(server: ServerProcess, path: string) {
  const reply = await fetch(server.origin + path);
  // Each rendering has a nonce of its own: one policy is one rendering.
  const rendering = reply.headers.get('content-security-policy');
  return { status: reply.status, rendering, html: await reply.text() };
}

/** All that is left in Valkey for other processes. */
async function left(url: string): Promise<Map<string, Buffer>> {
  const valkey = new Redis(url.replace('valkey', 'redis'));
  const names = (await valkey.keys('nolo-page-*')).filter((name) => !name.includes('lock'));
  const found = await Promise.all(
    names.map(async (name) => [name, (await valkey.getBuffer(name)) ?? Buffer.alloc(0)] as const),
  );
  valkey.disconnect();
  return new Map(found);
}

async function write(url: string, values: ReadonlyMap<string, Buffer>): Promise<void> {
  const valkey = new Redis(url.replace('valkey', 'redis'));
  for (const [name, bytes] of values) await valkey.set(name, bytes, 'PX', HOUR_MS);
  valkey.disconnect();
}

describe.skipIf(program === null)('what processes leave for each other', () => {
  let valkey: Awaited<ReturnType<typeof startValkey>>;
  let connection: Redis;
  let marks = { catalogue: '1', holds: '1' };
  const key = newKey();
  const processOf = (own = key, seen: () => typeof marks | null = () => marks, answerWithinMs = HOUR_MS) =>
    new SharedPages({
      store: createSharedStore(connection, answerWithinMs),
      key: own,
      keepMs: HOUR_MS,
      marks: seen,
    });
  let made = 0;
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const maker =
    (page: Partial<Pick<KeptPage, 'saysWhatIsFree'>> & { says?: string; isKept?: boolean } = {}) =>
    async () => {
      const { says = '', isKept = true, saysWhatIsFree = false } = page;
      const text = Buffer.from(`${says}${(made += 1)}`);
      return {
        page: new KeptPage({ status: 200, headers: html, policy: 'p', text, saysWhatIsFree }),
        isKept,
      };
    };
  const text = async (pages: SharedPages, address: string, make = maker()) =>
    (await pages.get(address, make)).page.text.toString();
  /** Asks until another process has what the first has just made: it is left after the answer. */
  const shared = async (address: string, make = maker()) => {
    const first = await text(processOf(), address, make);
    await until('the page to be left', async () => (await text(processOf(), address, maker())) === first);
    return first;
  };

  beforeAll(async () => {
    valkey = await startValkey(program ?? '');
    // As patient as it must be on a busy machine.
    connection = new Redis(valkey.url.replace('valkey', 'redis'));
  });
  afterAll(async () => {
    connection.disconnect();
    valkey.thaw();
    await valkey.stop();
  });

  it('is given with its policy, headers and what is left of its time', async () => {
    const first = await shared('/given');
    const second = await processOf().get('/given', maker());
    expect(second).toMatchObject({ isKept: true, page: { status: 200, headers: html, policy: 'p' } });
    expect(second.page.text.toString()).toBe(first);
    expect(second.leftMs).toBeGreaterThan(0);
    expect(second.leftMs).toBeLessThanOrEqual(HOUR_MS);
    // However long somebody else has it lie there.
    for (const name of (await left(valkey.url)).keys()) await connection.pexpire(name, 10 * HOUR_MS);
    expect((await processOf().get('/given', maker())).leftMs).toBe(HOUR_MS);
  });

  it('is made once, however many processes ask', async () => {
    let turns = 0;
    // Whoever has waited for a second makes it as well, which a busy machine may come to.
    const madeFor20 = await until('one for twenty', async () => {
      const [before, address] = [made, `/once?${(turns += 1)}`];
      const asked = await Promise.all(Array.from({ length: 20 }, () => text(processOf(), address)));
      return new Set(asked).size === 1 && made - before;
    });
    expect(madeFor20).toBe(1);
  });

  it('is not taken where another change was heard', async () => {
    const [fixed, free] = [await shared('/fixed'), await shared('/free', maker({ saysWhatIsFree: true }))];
    const booked = processOf(key, () => ({ catalogue: '1', holds: '2' }));
    expect(await text(booked, '/fixed')).toBe(fixed);
    expect(await text(booked, '/free')).not.toBe(free);
    const changed = processOf(key, () => ({ catalogue: '2', holds: '1' }));
    expect(await text(changed, '/fixed')).not.toBe(fixed);
    marks = { catalogue: '3', holds: '3' };
    expect(await text(processOf(), '/fixed')).not.toBe(fixed);
  });

  it('is not waited for where it could not be taken', async () => {
    const slow = Promise.withResolvers<undefined>();
    const first = processOf().get('/slow', async () => {
      await slow.promise;
      return maker()();
    });
    const lock = async () => (await connection.keys('nolo-page-lock-*')).length > 0;
    await until('the page to be locked', lock);
    const store = { ...createSharedStore(connection, HOUR_MS), isLocked: broken };
    const elsewhere = { catalogue: 'another', holds: marks.holds };
    const other = new SharedPages({ store, key, keepMs: HOUR_MS, marks: () => elsewhere });
    const second = await text(other, '/slow');
    slow.resolve(undefined);
    expect((await first).page.text.toString()).not.toBe(second);
  });

  it('is unlocked by nobody but who has locked it', async () => {
    const store = createSharedStore(connection, HOUR_MS);
    const late = await store.lock('one');
    await connection.del('nolo-page-lock-one');
    const now = await store.lock('one');
    await late?.();
    expect([await store.lock('one'), await store.isLocked('one')]).toEqual([null, true]);
    await now?.();
    expect(await store.isLocked('one')).toBe(false);
  });

  it('is not taken by another build, nor where it is unknown what has changed', async () => {
    const first = await shared('/build');
    expect(await text(processOf(newKey()), '/build')).not.toBe(first);
    expect(
      await text(
        processOf(key, () => null),
        '/build',
      ),
    ).not.toBe(first);
    expect(await text(processOf(), '/build')).toBe(first);
  });

  it('is neither readable nor written by anybody else', async () => {
    const before = await left(valkey.url);
    const [one, two] = [await shared('/one?who=me', maker({ says: 'words ' })), await shared('/two')];
    const entries = [...(await left(valkey.url))].filter(([name]) => !before.has(name));
    expect(entries).toHaveLength(2);
    expect(entries.flat().filter((part) => /words|one|two|who/.test(part.toString()))).toEqual([]);
    const swapped = new Map(
      entries.map(([name], index) => [name, entries[1 - index]?.[1] ?? Buffer.alloc(0)]),
    );
    await write(valkey.url, swapped);
    expect([one, two]).not.toContain(await text(processOf(), '/one?who=me'));
    for (const rubbish of [Buffer.alloc(0), Buffer.from('<script>'), randomBytes(5_000)]) {
      await write(valkey.url, new Map(entries.map(([name]) => [name, rubbish])));
      expect(await text(processOf(), '/two')).not.toBe(two);
    }
  });

  it('holds no error, and nothing that belongs to one visitor', async () => {
    const before = await left(valkey.url);
    const noindex = '<meta name="robots" content="noindex"/>';
    await expect(processOf().get('/broken', broken)).rejects.toThrow('no');
    for (const make of [maker({ isKept: false }), maker({ says: noindex })]) {
      const first = await text(processOf(), '/broken', make);
      await until('another to make it', async () => (await text(processOf(), '/broken', make)) !== first);
    }
    expect([...(await left(valkey.url)).keys()]).toEqual([...before.keys()]);
  });

  it('keeps nobody waiting while Valkey says nothing, and is there again afterwards', async () => {
    valkey.freeze();
    const pages = processOf(key, () => marks, ANSWER_WITHIN_MS);
    const began = performance.now();
    for (let asked = 0; asked < 100; asked += 1) await text(pages, `/frozen?${asked}`);
    // 20 s if each of them waited for an answer.
    expect(performance.now() - began).toBeLessThan(10_000);
    valkey.thaw();
    let turns = 0;
    const isAskedAgain = async () => {
      const address = `/thawed?${(turns += 1)}`;
      return (await text(processOf(), address)) === (await text(pages, address));
    };
    expect(await until('Valkey to be asked again', isAskedAgain)).toBe(true);
  });
});

describe.skipIf(program === null)('two processes with one Valkey', () => {
  const undo: (() => Promise<unknown>)[] = [];
  let valkey: Awaited<ReturnType<typeof startValkey>>;
  let stage: Stage;
  let servers: [ServerProcess, ServerProcess];

  beforeAll(async () => {
    valkey = await startValkey(program ?? '');
    undo.unshift(() => valkey.stop());
    // Behind one balancer they have one address.
    const environment = {
      PUBLIC_ORIGIN: 'http://localhost:3000',
      PAGE_CACHE_SECONDS: '3600',
      VALKEY_URL: valkey.url,
    };
    stage = await createStage({ environment });
    undo.unshift(() => stage.close());
    servers = [await stage.startServer(), await stage.startServer('other')];
  });
  afterAll(async () => {
    for (const step of undo) await step();
  });

  let addresses = 0;
  /** Of an address that nobody has asked for: whether the second process answers with what the first has made. */
  async function isShared(path: string, says = '<html'): Promise<boolean> {
    const address = `${path}?turn=${(addresses += 1)}`;
    const first = await page(servers[0], address);
    const second = await page(servers[1], address);
    expect([first.status, second.status]).toEqual([200, 200]);
    return first.rendering === second.rendering && first.html === second.html && first.html.includes(says);
  }

  it('the second answers with what the first has made, and with the new price once it has changed', async () => {
    const car = await createCar(stage.database);
    const path = `/en/car-detail/${car.slug}/${car.id}`;
    await until('a shared page', () => isShared(path, '€60'));
    const values = { day_minor: 7700, week_minor: null, month_minor: null };
    await stage.database.updateTable('car').set(values).where('id', '=', car.id).execute();
    for (const server of servers) {
      await until('the new price', async () => (await page(server, `${path}?turn=1`)).html.includes('€77'));
    }
    expect(await until('a shared page with it', () => isShared(path, '€77'))).toBe(true);
  });

  it('share no page whose address may hold a secret', async () => {
    await until('a shared page', () => isShared('/en/faq'));
    for (const path of ['verify-email', 'confirm-password', 'my-booking', PAYMENT_RETURN]) {
      expect(await isShared(`/en/${path}`), path).toBe(false);
    }
    await until('a shared page', () => isShared('/en/faq'));
  });

  it('each makes its own while Valkey is away, and they share again when it is back', async () => {
    await valkey.stop();
    expect(await isShared('/en/faq')).toBe(false);
    valkey = await startValkey(program ?? '', valkey.port);
    await until('a shared page', () => isShared('/en/faq'));
  });
});
