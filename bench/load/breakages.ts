import { sandboxControl } from '@nolo/tests/setup/sandbox-control.ts';
import type { LoadStage } from './load-stage.ts';

export type Breakage = {
  name: string;
  /** Breaks it; back when it stands again, or is still broken (`mend`). */
  strike(stage: LoadStage): Promise<void>;
  /** Ends what goes on being broken while the load runs on. */
  mend?(stage: LoadStage): Promise<void>;
};

const FAULTS = { pathPrefix: '/v1', count: 20 };

const databaseKilled: Breakage = {
  name: 'database killed',
  strike: ({ postgres }) => postgres.killAndRestart(),
};
const databaseRestarted: Breakage = {
  name: 'database restarted',
  strike: ({ postgres }) => postgres.restart(),
};
const serverKilled = (index: 0 | 1): Breakage => ({
  name: 'server killed',
  strike: (stage) => stage.killAndRestartServer(index),
});
const mailKilled: Breakage = {
  name: 'mail server killed',
  strike: ({ mail }) => mail.beGone(),
  mend: ({ mail }) => mail.comeBack(),
};
const mailSilent: Breakage = {
  name: 'mail server silent',
  strike: async ({ mail }) => mail.beSilent(),
  mend: async ({ mail }) => mail.speak(),
};
const providerKilled: Breakage = {
  name: 'provider killed',
  strike: ({ provider }) => provider.killAndRestart(),
};
/** Half of its failures come after the work was done: only the reply is lost. */
const providerFails: Breakage = {
  name: 'provider fails',
  strike: async ({ provider }) => {
    await sandboxControl(provider.origin, 'faults', { kind: 'drop', ...FAULTS });
    await sandboxControl(provider.origin, 'faults', { kind: 'error', afterWork: true, ...FAULTS });
  },
  mend: async ({ provider }) => void (await sandboxControl(provider.origin, 'faults/clear')),
};

/** Of eight, two kill the database, one restarts it, two kill a server; mail and provider fail in both of their ways. */
const EIGHT = [
  databaseKilled,
  serverKilled(0),
  mailKilled,
  databaseRestarted,
  providerKilled,
  databaseKilled,
  serverKilled(1),
];
const LAST_OF_EIGHT = [mailSilent, providerFails];

export function breakageOf(kill: number): Breakage {
  const round = Math.floor(kill / (EIGHT.length + 1));
  const last = LAST_OF_EIGHT[round % LAST_OF_EIGHT.length] ?? mailSilent;
  return EIGHT[kill % (EIGHT.length + 1)] ?? last;
}
