import { invalidRequest } from './api-error.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 12;

/** Reads `a[b][0][c]=v` and `a[]=v`, in a form body or a query. Every value stays a string; schemas convert. */
export function decodeForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, arraysIn(value)]));
}

function pathOf(name: string): string[] {
  const head = name.split('[', 1)[0] ?? '';
  const brackets = name.slice(head.length);
  const keys = [...brackets.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
  const wellFormed = head !== '' && brackets === keys.map((key) => `[${key}]`).join('');
  if (!wellFormed || keys.length > MAX_DEPTH || [head, ...keys].some((key) => FORBIDDEN_KEYS.has(key))) {
    throw invalidRequest(`Invalid parameter name: ${name}`, { param: name });
  }
  return [head, ...keys];
}

function place(root: Form, path: string[], value: string): void {
  let parent = root;
  for (const [depth, key] of path.entries()) {
    // `a[]=x` appends.
    const name = key === '' ? String(Object.keys(parent).length) : key;
    if (depth === path.length - 1) {
      parent[name] = value;
      return;
    }
    const child = parent[name];
    const next: Form = typeof child === 'object' && !Array.isArray(child) ? child : {};
    parent[name] = next;
    parent = next;
  }
}

/** Objects whose keys are exactly 0, 1, 2, … were arrays. */
function arraysIn(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, child]): [string, FormValue] => [key, arraysIn(child)]);
  const isArray = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isArray ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
