import { parseArgs } from 'node:util';
import { reportVitals, type VitalLine } from '../server/visits/report-vitals.ts';
import { connectToSite, SITE_VARIABLES } from './development/connect-to-site.ts';

const USAGE = `How fast pages were for renters, out of a sample of visits.

  npm run vitals                 the last 28 days
  npm run vitals -- --days 7

${SITE_VARIABLES}
`;

/** INP is what became of FID, and stands where reports had FID. */
const NAMES: Partial<Record<string, string>> = { INP: 'INP (FID)' };

function lineOf({ page, device, metric, visits, p75, verdict }: VitalLine): string {
  const value = metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`;
  const name = NAMES[metric] ?? metric;
  return [
    page.padEnd(10),
    device.padEnd(8),
    name.padEnd(10),
    value.padStart(9),
    verdict.padEnd(5),
    String(visits),
  ].join('  ');
}

const { values } = parseArgs({ options: { days: { type: 'string', default: '28' } } });
const days = Number(values.days);
const site = Number.isInteger(days) && days > 0 ? await connectToSite() : null;
if (site === null) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  try {
    const report = await reportVitals(site, { days });
    const head = ['page      ', 'device  ', 'metric    ', '75% below', '     ', 'visits'].join('  ');
    const lines = report.length === 0 ? ['No visit was measured.'] : [head, ...report.map(lineOf)];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await site.database.destroy();
  }
}
