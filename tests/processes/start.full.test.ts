import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_RENTERS } from '@nolo/api/demo/demo.ts';
import { until } from '../setup/until.ts';
import { freePorts, launchSite, portsAreFree, startSite, type StartedSite } from './started-site.ts';

const folders: string[] = [];
const sites: StartedSite[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nolo-start-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const site of sites.splice(0)) site.killAll();
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

function remember(site: StartedSite): StartedSite {
  sites.push(site);
  return site;
}

async function call(site: StartedSite, path: string, body?: object, token = '') {
  const reply = await fetch(`${site.origin}/api/v1${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: reply.status, body: (await reply.json()) as { data: Record<string, unknown> } };
}

type Made = {
  cluster: string;
  cars: string;
  bookings: string;
  pictures: [name: string, writtenAt: number][];
};

/** What the first start takes its time for: the database's cluster, its rows, their payments, the pictures. */
async function whatWasMade(dataDir: string): Promise<Made> {
  const settings = JSON.parse(await readFile(join(dataDir, 'development.json'), 'utf8')) as {
    databaseUrl: string;
  };
  const client = new pg.Client({ connectionString: settings.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Omit<Made, 'pictures'>>(
    `SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
            (SELECT string_agg(id::text, ' ' ORDER BY id) FROM car) AS cars,
            (SELECT string_agg(booking_id || ' ' || provider_intent_id, ' ' ORDER BY id) FROM payment) AS bookings`,
  );
  await client.end();
  if (rows[0] === undefined) throw new Error('no row');
  const folder = join(dataDir, 'images');
  const names = (await readdir(folder)).toSorted();
  const pictures = names.map(async (name): Promise<[string, number]> => {
    return [name, (await stat(join(folder, name))).mtimeMs];
  });
  return { ...rows[0], pictures: await Promise.all(pictures) };
}

const logIn = { email: DEMO_RENTERS.renter, password: DEMO_PASSWORD };

describe('npm start', () => {
  let [port, dataDir] = [0, ''];
  let token = '';
  let made: Made;

  beforeAll(async () => {
    port = await freePorts();
    dataDir = await newFolder();
  });

  it('tells the address and the demo log-ins, answers, and leaves nothing behind after Ctrl-C', async () => {
    const site = remember(await startSite(port, dataDir));
    expect(site.output()).toContain(`http://localhost:${port}\n`);
    expect(site.output()).toContain(DEMO_PASSWORD);
    for (const email of [DEMO_RENTERS.renter, DEMO_RENTERS.newcomer, DEMO_RENTERS.unverified]) {
      expect(site.output()).toContain(email);
    }
    const page = await fetch(`${site.origin}/en`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="en"');
    const { status, body } = await call(site, '/login', logIn);
    expect(status).toBe(200);
    token = String(body.data['accessToken']);
    expect((await call(site, '/cars', {})).body.data['total']).toBeGreaterThan(200);
    made = await whatWasMade(dataDir);
    expect(made.pictures.length).toBeGreaterThan(200);
    // The script, the server, the database and its helpers.
    expect(site.processes().length).toBeGreaterThan(3);
    expect(await site.stop('Ctrl-C')).toEqual({ exitCode: 0, left: [] });
    expect(await portsAreFree(port)).toBe(true);
  });

  it('starts again with what was made before, makes nothing a second time, and stops by SIGTERM', async () => {
    const site = remember(await startSite(port, dataDir));
    expect(await whatWasMade(dataDir)).toEqual(made);
    expect(site.output()).not.toContain('Building');
    const { status, body } = await call(site, '/profile', undefined, token);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(DEMO_RENTERS.renter);
    expect(await site.stop('SIGTERM')).toEqual({ exitCode: 0, left: [] });
    expect(await portsAreFree(port)).toBe(true);
  });

  it('leaves nothing behind when Ctrl-C comes while it still starts', async () => {
    const site = remember(launchSite(port, await newFolder()));
    // The database is the first thing it starts.
    await until('a process of its own', async () => site.processes().length > 3);
    const { left } = await site.stop('Ctrl-C');
    expect(left).toEqual([]);
    expect(await portsAreFree(port)).toBe(true);
  });
});

describe('in production', () => {
  for (const variable of ['NODE_ENV', 'NOLO_ENV']) {
    it(`npm start makes nothing up (${variable}=production)`, async () => {
      const dataDir = await newFolder();
      const site = remember(launchSite(await freePorts(), dataDir, { [variable]: 'production' }));
      await until('an answer', async () => /not usable|Nolo is ready/.test(site.output()), 60_000);
      expect(site.output()).not.toContain('Nolo is ready');
      expect(site.output()).toContain('DATABASE_URL');
      expect(await site.end()).toBeGreaterThan(0);
      expect(await readdir(dataDir)).toEqual([]);
    });
  }
});
