import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endProcess, hasEnded } from '@nolo/tests/setup/end-process.ts';
import { freePort } from '@nolo/tests/setup/free-port.ts';
import { within } from '@nolo/tests/setup/within.ts';
import { startProvider } from './provider-process.ts';

/** What a run that broke off leaves behind: its tear-down has to come to an end all the same. */

it('a provider that has ended can be stopped', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'nolo-provider-'));
  const provider = await startProvider({
    port: await freePort(),
    dir,
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
    webhookUrl: 'http://127.0.0.1:9/',
  });
  await provider.killAndRestart();
  await provider.stop();
  await provider.stop();
  await expect(fetch(provider.origin)).rejects.toThrow('fetch failed');
  await rm(dir, { recursive: true });
});

it('a process that does not listen is killed, and one that has ended is not waited for', async () => {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('here')";
  const child = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  expect(await endProcess(child, 'SIGTERM', 100)).toBe(null);
  expect(child.signalCode).toBe('SIGKILL');
  expect(hasEnded(child)).toBe(true);
  await endProcess(child, 'SIGTERM');
});

it('an answer that never comes is not waited for', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(within(10, 'nothing', never)).rejects.toThrow('Waited in vain for: nothing');
});
