import { parseArgs } from 'node:util';
import { endSessionsOf } from '@nolo/api/accounts/end-sessions-of.ts';
import { connectToSite, SITE_VARIABLES } from './development/connect-to-site.ts';
import { jobsOnDemand } from './development/jobs-on-demand.ts';

const USAGE = `Ends sessions: whoever was logged in has to log in again.

  npm run sessions -- end EMAIL --by NAME       one account's; its passkeys and known browsers go, too
  npm run sessions -- end-all --by NAME         everybody's

A password stays as it is: its owner sets a new one by 'Forgot password'. Who did it is in the site's security log, by a mark.
${SITE_VARIABLES}
`;

async function run(command: string | undefined, email: string | undefined, by: string): Promise<string> {
  const isAll = command === 'end-all' && email === undefined;
  if (!isAll && (command !== 'end' || email === undefined)) return USAGE;
  const site = await connectToSite();
  if (site === null) return USAGE;
  const jobs = jobsOnDemand(site);
  try {
    const ended = await endSessionsOf({ ...site, jobs }, { email: isAll ? null : (email ?? ''), by });
    if (ended === null) return `There is no account of ${email}.`;
    return isAll
      ? `${ended} sessions ended.`
      : `${ended} sessions ended; passkeys and known browsers forgotten.`;
  } finally {
    await jobs.stop();
    await site.database.destroy();
  }
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } });
const [command, email] = positionals;
const by = values.by?.trim() ?? '';
process.stdout.write(`${by === '' ? USAGE : await run(command, email, by)}\n`);
