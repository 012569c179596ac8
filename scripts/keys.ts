import { randomBytes } from 'node:crypto';
import { fieldOf } from '@nolo/domain/records.ts';
import { countByKey, rotateKeys } from '@nolo/api/operations/rotate-keys.ts';
import { KEY_BYTES } from '@nolo/api/platform/sealing/keyring.ts';
import { connectToSite, SITE_VARIABLES, type Site } from './development/connect-to-site.ts';

const USAGE = `The keys that seal identity data and pictures.

  npm run keys -- new       makes a key
  npm run keys -- show      what each key seals
  npm run keys -- rotate    seals everything with the first key of DOCUMENTS_KEY

To change the key: put the new one behind, DOCUMENTS_KEY=OLD,NEW, and restart every process, one after the other: from then on
each opens what the new key seals. Put it in front, NEW,OLD; restart every process; rotate. When "show" says that the old one
seals nothing, take it away and restart once more. One process alone may begin with NEW,OLD. The site serves all the while,
and a rotation that was stopped goes on where it was. Backups need the key they were made with.
${SITE_VARIABLES}
`;

async function show({ keyring, ...deps }: Site): Promise<string> {
  const counts = await countByKey(deps);
  const known = keyring.all.map(({ id }) => id);
  const ids = new Set([...known, ...counts.keys()]);
  const lines = [...ids].map((id) => {
    const { values, files } = counts.get(id) ?? { values: 0, files: 0 };
    const word = id === keyring.current.id ? 'in use' : known.includes(id) ? 'opens' : 'not configured';
    return `${`key ${id}, ${word}`.padEnd(32)}${values} values, ${files} files`;
  });
  return lines.join('\n');
}

async function rotate({ keyring, ...deps }: Site): Promise<string> {
  const { values, files } = await rotateKeys(deps, {
    progress: (done) => process.stderr.write(`\r${done.values} values, ${done.files} files …`),
  });
  return `\nSealed with key ${keyring.current.id}: ${values} values and ${files} files. What had it already was left.`;
}

async function main([command]: string[]): Promise<string> {
  if (command === 'new') return randomBytes(KEY_BYTES).toString('base64');
  const work = command === 'show' ? show : command === 'rotate' ? rotate : null;
  if (work === null) throw new Error(USAGE);
  const site = await connectToSite();
  if (site === null) throw new Error(`DATABASE_URL (or a running "npm start") is missing.\n\n${USAGE}`);
  try {
    return await work(site);
  } finally {
    await site.database.destroy();
  }
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${String(fieldOf(error, 'message'))}\n`);
  process.exitCode = 1;
}
