import { pino } from 'pino';
import { createDeps } from '@nolo/api/create-deps.ts';
import { dueInvoices } from '@nolo/api/invoices/issue-invoice.ts';
import { readConfig } from '@nolo/api/platform/read-config.ts';

/** One of several processes that number what is due: what a server's minute step does, without the rest of it. */
const running = await createDeps(readConfig(process.env), pino({ level: 'silent' }));
process.send?.('ready');
await dueInvoices(running.deps, running.deps.clock.now());
await running.stop();
process.disconnect?.();
