import { fieldOf } from '@nolo/domain/records.ts';

type Leaf = string | boolean | readonly string[];
/** Values by the path of their field, as `company.VAT_number`. */
export type DraftValues = Record<string, Leaf>;

/**
 * What was typed: every field that differs from what the form started with. Files cannot be kept. Fields that mean
 * something only `together`, as a number and the document it is of, are kept whole once one of them differs: the next
 * page may start with others.
 */
export function typedValues(values: object, start: object, together: readonly string[] = []): DraftValues {
  const before = leavesOf(start);
  const leaves = Object.entries(leavesOf(values));
  const typed = new Set(leaves.flatMap(([path, value]) => (isSame(value, before[path]) ? [] : [path])));
  if (together.some((path) => typed.has(path))) for (const path of together) typed.add(path);
  return Object.fromEntries(leaves.filter(([path]) => typed.has(path)));
}

/** Those of `kept` that the form knows, and that nobody has typed anew since it was opened. */
export function valuesToRestore(kept: unknown, values: object, start: object): DraftValues {
  const anew = typedValues(values, start);
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(
    entries.flatMap(([path, value]: [string, unknown]) =>
      isLeaf(value) && !(path in anew) && fits(value, valueAt(values, path)) ? [[path, value]] : [],
    ),
  );
}

/** Another version of the page may have had other fields, or the same with other values. */
const fits = (value: Leaf, now: unknown) => now === null || kindOf(now) === kindOf(value);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

const valueAt = (values: object, path: string) => path.split('.').reduce<unknown>(fieldOf, values);

function leavesOf(values: object, at = ''): DraftValues {
  const leaves: DraftValues = {};
  for (const name of Object.keys(values)) {
    const value = fieldOf(values, name);
    if (isLeaf(value)) leaves[at + name] = value;
    else if (isGroup(value)) Object.assign(leaves, leavesOf(value, `${at}${name}.`));
  }
  return leaves;
}

function isLeaf(value: unknown): value is Leaf {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}

/** Fields below a name; a file is none. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const isSame = (one: Leaf, other: Leaf | undefined) => JSON.stringify(one) === JSON.stringify(other);
