import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VISA, payWith } from '../test-support/payer.ts';
import { SECRET_KEY, WEBHOOK_SECRET, paymentSession, sdkFor } from '../test-support/sandbox-fixture.ts';
import { startWebhookReceiver } from '../test-support/webhook-receiver.ts';
import { startSandbox } from '../start-sandbox.ts';
import { Store } from './store.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
});
afterEach(() => rm(dir, { recursive: true }));

const setting = (id: string, value: number) => ({ id, value });

describe('the store', () => {
  test('keeps all of a transaction or nothing', () => {
    const store = new Store(dir);
    store.transact((tx) => tx.put('setting', setting('a', 1)));
    const failing = () =>
      store.transact((tx) => {
        tx.put('setting', setting('a', 2));
        tx.put('setting', setting('b', 2));
        expect(tx.get('setting', 'a')?.value).toBe(2);
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(store.all('setting')).toEqual([setting('a', 1)]);
    store.close();
    const again = new Store(dir);
    expect(again.all('setting')).toEqual([setting('a', 1)]);
    again.close();
  });

  test('drops a line that was cut off, and goes on', async () => {
    const store = new Store(dir);
    store.transact((tx) => tx.put('setting', setting('a', 1)));
    store.close();
    await appendFile(join(dir, 'journal.jsonl'), '{"puts":[["setting",{"id":"b","val');
    const again = new Store(dir);
    again.transact((tx) => tx.put('setting', setting('c', 3)));
    again.close();
    const third = new Store(dir);
    expect(third.all('setting')).toEqual([setting('a', 1), setting('c', 3)]);
    third.close();
  });

  test('compacts, keeping the order and what was removed removed', async () => {
    const store = new Store(dir);
    for (const id of ['a', 'b', 'c']) store.transact((tx) => tx.put('setting', setting(id, 0)));
    for (let value = 1; value <= 50; value += 1)
      store.transact((tx) => tx.put('setting', setting('a', value)));
    store.transact((tx) => tx.remove('setting', 'b'));
    store.close();
    const again = new Store(dir);
    const expected = [setting('a', 50), setting('c', 0)];
    expect(again.all('setting')).toEqual(expected);
    again.compact();
    again.close();
    const third = new Store(dir);
    expect(third.all('setting')).toEqual(expected);
    third.close();
    expect((await readFile(join(dir, 'journal.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(2);
  });
});

describe('the process', () => {
  test('killed at any moment, starts again with all it had promised', async () => {
    const webhooks = await startWebhookReceiver(WEBHOOK_SECRET);
    webhooks.answers = [500];
    const first = await launch(webhooks.url);
    const stripe = sdkFor(first.port);
    const session = await stripe.checkout.sessions.create(paymentSession(), { idempotencyKey: 'kept' });
    await payWith(session.url, VISA);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await launch(webhooks.url, first.port);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete' });
    const again = await stripe.checkout.sessions.create(paymentSession(), { idempotencyKey: 'kept' });
    expect(again.id).toBe(session.id);
    await webhooks.waitForType('checkout.session.completed');
    const journal = await readFile(join(dir, 'journal.jsonl'), 'utf8');
    expect(journal).not.toContain('4242424242424242');

    second.child.kill('SIGTERM');
    expect(await once(second.child, 'exit')).toEqual([0, null]);
    await webhooks.close();
  });

  test('started twice on one directory, leaves it to the first', async () => {
    const options = { dir, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, webhookUrl: null };
    const first = await startSandbox({ ...options, port: 0 });
    await expect(startSandbox({ ...options, port: first.port })).rejects.toThrow('EADDRINUSE');
    const stripe = sdkFor(first.port);
    const { id } = await stripe.customers.create();
    await first.stop();
    const again = await startSandbox({ ...options, port: first.port });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id });
    await again.stop();
  });

  test('does not start without its configuration', async () => {
    const child = spawn(process.execPath, [MAIN], { env: {} });
    expect(await once(child, 'exit')).toEqual([1, null]);
  });
});

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

async function launch(webhookUrl: string, port = 0): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PAYMENTS_SANDBOX_PORT: String(port),
      PAYMENTS_SANDBOX_DIR: dir,
      PAYMENTS_SANDBOX_SECRET_KEY: SECRET_KEY,
      PAYMENTS_SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYMENTS_SANDBOX_WEBHOOK_URL: webhookUrl,
    },
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, port: Number(new URL(line.split(' ').at(-1) ?? '').port) };
}
