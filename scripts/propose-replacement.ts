import { pino } from 'pino';
import { proposeReplacement } from '@nolo/api/bookings/replacements/propose-replacement.ts';
import { AppError } from '@nolo/api/platform/app-error.ts';
import { startJobs } from '@nolo/api/platform/jobs.ts';
import { connectToSite, SITE_VARIABLES } from './development/connect-to-site.ts';

const USAGE = `What a company does in its portal, for development.

  npm run replacements -- propose NUMBER CAR_ID   another car of the same company for a booking, e.g. NL-100004 17
${SITE_VARIABLES}
`;

async function run([command, number, carId]: string[]): Promise<string> {
  if (command !== 'propose' || number === undefined || !/^[1-9][0-9]*$/.test(carId ?? '')) return USAGE;
  const site = await connectToSite();
  if (site === null) return `DATABASE_URL (or a running "npm start") is missing.\n\n${USAGE}`;
  const jobs = await startJobs(site.pool, pino({ level: 'silent' }), site);
  try {
    await proposeReplacement({ ...site, jobs }, { number, carId: Number(carId) });
    return `Proposed: the renter decides under My Bookings.\n`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.exitCode = 1;
    return `Refused: ${error.code}\n`;
  } finally {
    await jobs.stop();
    await site.database.destroy();
  }
}

process.stdout.write(await run(process.argv.slice(2)));
