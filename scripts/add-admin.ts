import { addAdmin } from '@nolo/api/members/add-admin.ts';
import { clockFrom } from '@nolo/api/platform/clock.ts';
import { runOnDatabase } from './development/run-on-database.ts';

const USAGE = `Makes an account an admin of the platform; admins make others in the back office (docs/going-live.md).

  npm run admin -- EMAIL     somebody who has signed up, and opened the link in the email about it

Needs DATABASE_URL as the server has it; beside "npm start" it finds it itself.
`;

await runOnDatabase(USAGE, async (database, [email]) => {
  if (email === undefined) return USAGE;
  const clock = clockFrom(process.env['NOLO_CLOCK']);
  const outcome = await addAdmin({ clock, database }, { email });
  return {
    added: `${email} is an admin, and logs in at /backoffice/.`,
    is_admin: `${email} is an admin already.`,
    unknown: `There is no account of ${email} with a verified address.`,
  }[outcome];
});
