import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { billOfMaterials, packageLock } from './bill-of-materials.ts';

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse({
    ...JSON.parse(textOf('package.json')),
    dependencies: JSON.parse(textOf('apps/site/package.json')).dependencies,
  });
const bill = billOfMaterials(packageLock.parse(JSON.parse(textOf('package-lock.json'))));
const byPurl = new Map(bill.components.map((component) => [decodeURIComponent(component.purl), component]));

it('names what is shipped, with version and hash, and no tool of development', () => {
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'nolo' });
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    if (name.startsWith('@nolo/')) continue;
    expect(byPurl.get(`pkg:npm/${name}@${version}`), name).toMatchObject({
      name,
      version,
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  }
  const { vitest } = manifest.devDependencies;
  expect(byPurl.has(`pkg:npm/vitest@${vitest}`)).toBe(false);
});

it('says what each needs, all of it named', () => {
  const refs = new Set(bill.dependencies.map(({ ref }) => ref));
  for (const { ref, dependsOn } of bill.dependencies) {
    for (const needed of dependsOn) expect(refs, ref).toContain(needed);
  }
  const own = bill.dependencies.find(({ ref }) => ref === bill.metadata.component.purl);
  const ofSite = Object.entries(manifest.dependencies).filter(([name]) => !name.startsWith('@nolo/'));
  const purls = ofSite.map(([name, version]) => `pkg:npm/${name.replace('@', '%40')}@${version}`);
  expect(own?.dependsOn).toEqual(expect.arrayContaining(purls));
});

it('finds the nearest of two versions, and reads names with a scope', () => {
  const lock = packageLock.parse({
    packages: {
      '': { name: 'shop', version: '1.0.0', dependencies: { '@a/b': '^1.0.0', c: '^2.0.0' } },
      'node_modules/@a/b': { version: '1.2.3', dependencies: { c: '^1.0.0' }, license: 'MIT' },
      'node_modules/@a/b/node_modules/c': { version: '1.9.0' },
      'node_modules/c': { version: '2.0.0', integrity: 'sha512-3q0=' },
      'node_modules/tool': { version: '9.0.0', dev: true },
    },
  });
  const { components, dependencies } = billOfMaterials(lock);
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40a/b@1.2.3',
    'pkg:npm/c@1.9.0',
    'pkg:npm/c@2.0.0',
  ]);
  expect(components[0]).toMatchObject({ name: '@a/b', version: '1.2.3' });
  expect(components[2]?.hashes).toEqual([{ alg: 'SHA-512', content: 'dead' }]);
  expect(dependencies[0]).toEqual({
    ref: 'pkg:npm/shop@1.0.0',
    dependsOn: ['pkg:npm/%40a/b@1.2.3', 'pkg:npm/c@2.0.0'],
  });
  expect(dependencies[1]?.dependsOn).toEqual(['pkg:npm/c@1.9.0']);
});
