import { parseArgs } from 'node:util';
import { describeVital, reportVitals, type VitalLine } from '@nolo/api/discovery/visits/report-vitals.ts';
import { connectToSite, SITE_VARIABLES } from './development/connect-to-site.ts';

const USAGE = `How fast pages were for renters, out of a sample of visits.

  npm run vitals                 the last 28 days
  npm run vitals -- --days 7

${SITE_VARIABLES}
`;

function lineOf(line: VitalLine): string {
  const { page, device, name, value, verdict, visits } = describeVital(line);
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
