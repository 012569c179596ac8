import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { billOfMaterials, packageLock } from './development/bill-of-materials.ts';

const USAGE = `npm run sbom -- FILE    what the product is made of (CycloneDX), without tools of development\n`;
const LOCK = join(import.meta.dirname, '..', 'package-lock.json');

// From the lock, not from npm: `npm sbom --omit=dev` leaves out what a tool of development needs as well.
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  const bill = billOfMaterials(packageLock.parse(JSON.parse(readFileSync(LOCK, 'utf8'))));
  writeFileSync(resolve(file), `${JSON.stringify(bill, null, 2)}\n`);
  process.stdout.write(`${resolve(file)}: ${bill.components.length} packages\n`);
}
