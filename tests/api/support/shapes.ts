export type Path = (string | number)[];
export type Leaf = { path: Path; value: unknown };

/** Every value at the ends of an object, with the way to it. */
export function leaves(value: unknown, path: Path = []): Leaf[] {
  if (value === null || typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The object with another value at the end of the way. */
export function replaced<T extends object>(object: T, path: Path, value: unknown): T {
  const copy = JSON.parse(JSON.stringify(object)) as T;
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[path.at(-1) as string] = value;
  return copy;
}

/** The object without what stands at the end of the way. */
export function without<T extends object>(object: T, path: Path): T {
  const copy = JSON.parse(JSON.stringify(object)) as T;
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  if (Array.isArray(parent)) parent.splice(Number(path.at(-1)), 1);
  else delete (parent as Record<string, unknown>)[path.at(-1) as string];
  return copy;
}
