import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});

/** What of `package-lock.json` is read: every package by its place, whatever machine it is for. */
export const packageLock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().default(''),
      /** A workspace of ours, seen from `node_modules`. */
      link: z.boolean().default(false),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().default(false),
      optional: z.boolean().default(false),
      dependencies: names,
      optionalDependencies: names,
    }),
  ),
});
type Packages = z.output<typeof packageLock>['packages'];
type Package = Packages[string];

const FOLDER = 'node_modules/';

function purlOf(place: string, { name, version }: Package): string {
  const own = name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
  return `pkg:npm/${own.replace('@', '%40')}@${version}`;
}

/** Where Node finds a package from another one's place: beside it, or beside those it lies in. */
function placeOf(packages: Packages, from: string, name: string): string | null {
  for (let within = from; ; within = within.slice(0, Math.max(0, within.lastIndexOf(FOLDER) - 1))) {
    const place = `${within === '' ? '' : `${within}/`}${FOLDER}${name}`;
    if (place in packages) return place;
    if (within === '') return null;
  }
}

/** `sha512-…` in base64, as npm has it. */
function hashesOf({ integrity }: Package): { alg: string; content: string }[] {
  const [, size, base64] = /^sha(\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  if (size === undefined || base64 === undefined) return [];
  return [{ alg: `SHA-${size}`, content: Buffer.from(base64, 'base64').toString('hex') }];
}

function componentOf(purl: string, of: Package) {
  const [name = '', version] = decodeURIComponent(purl.slice('pkg:npm/'.length)).split(/(?<=.)@/);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: of.optional ? 'optional' : 'required',
    hashes: hashesOf(of),
    ...(of.license === undefined ? {} : { licenses: [{ expression: of.license }] }),
  };
}

/** What the product is made of without tools of development, in the form of CycloneDX 1.6. */
export function billOfMaterials({ packages }: z.output<typeof packageLock>) {
  const root = packages[''];
  if (root === undefined) throw new Error('package-lock.json does not say whose it is');
  const shipped = Object.entries(packages).filter(([, { dev, link }]) => !dev && !link);
  const dependsOn = ([place, of]: [string, Package]) =>
    [...Object.keys(of.dependencies), ...Object.keys(of.optionalDependencies)].flatMap((name) => {
      const found = placeOf(packages, place, name);
      const other = found === null ? undefined : packages[found];
      return found === null || other === undefined || other.link ? [] : [purlOf(found, other)];
    });
  // One package may lie in several places.
  const components = new Map<string, ReturnType<typeof componentOf>>();
  const dependencies = new Map<string, Set<string>>();
  for (const [place, of] of shipped) {
    // Our own workspaces are the product itself.
    const purl = place.includes(FOLDER) ? purlOf(place, of) : purlOf('', root);
    if (place.includes(FOLDER)) components.set(purl, componentOf(purl, of));
    const known = dependencies.get(purl) ?? [];
    dependencies.set(purl, new Set([...known, ...dependsOn([place, of])]));
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...componentOf(purlOf('', root), root), type: 'application' } },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on] })),
  };
}
