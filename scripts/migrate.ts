import { migrate } from '@nolo/db/migrate.ts';

const USAGE = `npm run db:migrate    brings the database at DATABASE_URL to this version; before its processes start\n`;

const url = process.env['DATABASE_URL'];
if (!url) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  const applied = await migrate(url);
  process.stdout.write(applied.length === 0 ? 'Nothing to do.\n' : `${applied.join('\n')}\n`);
}
