/** Records whose keys are one of a list: `Object.keys` and `Object.fromEntries` forget which. */

/** The record's own keys. Only for records that cannot have others than their type says. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
}

/** A value for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}

/** The entries that `isWanted`. */
export function pick<T extends object>(
  record: T,
  isWanted: (value: T[keyof T], key: keyof T) => boolean,
): Partial<T> {
  const picked: Partial<T> = {};
  for (const key in record) if (isWanted(record[key], key)) picked[key] = record[key];
  return picked;
}

/** A field of something whose shape nobody promises, such as what was thrown; undefined where it has none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
