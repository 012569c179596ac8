import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nolo-sbom-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sbom = (...files: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'sbom.ts'), ...files]);

it('writes the bill of materials into a file, and prints how many packages it names', async () => {
  const file = join(folder, 'bill.json');
  const { stdout } = await sbom(file);
  const bill = JSON.parse(await readFile(file, 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(stdout).toBe(`${file}: ${bill.components.length} packages\n`);
});

it('says how it is used when no file is named, and fails', async () => {
  await expect(sbom()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run sbom -- FILE'),
  });
});
