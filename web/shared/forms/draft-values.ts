import { fieldOf } from '../../../domain/records.ts';

type Leaf = string | boolean | readonly string[];
/** Values by the path of their field, as `company.VAT_number`. */
export type DraftValues = Record<string, Leaf>;

/** What was typed: every field that differs from what the form started with. Files cannot be kept. */
export function typedValues(values: object, start: object): DraftValues {
  const before = leavesOf(start);
  const typed = Object.entries(leavesOf(values)).filter(([path, value]) => !isSame(value, before[path]));
  return Object.fromEntries(typed);
}

/** Those of `kept` that nobody has typed anew since the form was opened. */
export function valuesToRestore(kept: unknown, values: object, start: object): DraftValues {
  const anew = typedValues(values, start);
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(
    entries.flatMap(([path, value]: [string, unknown]) =>
      isLeaf(value) && !(path in anew) ? [[path, value]] : [],
    ),
  );
}

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
