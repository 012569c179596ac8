import { pino } from 'pino';
import { createDeps } from '@nolo/api/create-deps.ts';
import { listUnsentPayouts } from '@nolo/api/payments/payouts/payout-store.ts';
import { sendPayout } from '@nolo/api/payments/payouts/send-payout.ts';
import { readConfig } from '@nolo/api/platform/read-config.ts';
import { settleEach } from '@nolo/api/platform/settle-each.ts';

/** One of several processes that send what is due: what a server's minute step does, without the rest of it. */
const running = await createDeps(readConfig(process.env), pino({ level: 'silent' }));
const { deps } = running;
process.send?.('ready');
for (;;) {
  const unsent = await listUnsentPayouts(deps.database, deps.clock.now());
  if (unsent.length === 0) break;
  // What fails is tried again in the next round.
  await settleEach(unsent, 4, (payoutId) => sendPayout(deps, { payoutId }));
}
await running.stop();
process.disconnect?.();
