import type { Reader } from '../store/store.ts';
import { invalidRequest } from './api-error.ts';
import { kindOfId } from './ids.ts';

type Fields = Record<string, unknown>;

const MAX_LEVELS = 4;

/** Lists that are part of an object only when asked for. */
const INCLUDABLE: Record<string, (reader: Reader, id: string) => object> = {
  'checkout.session.line_items': (reader, id) => ({
    object: 'list',
    data: reader.get('checkout_plan', id)?.lineItems ?? [],
    has_more: false,
    url: `/v1/checkout/sessions/${id}/line_items`,
  }),
  'charge.refunds': (reader, id) => ({
    object: 'list',
    data: reader
      .all('refund')
      .filter((refund) => refund.charge === id)
      .toReversed(),
    has_more: false,
    url: `/v1/charges/${id}/refunds`,
  }),
};

/** Replaces ids by their objects along each path, such as `payment_intent.latest_charge` or `data.customer`. */
export function expandReply(reader: Reader, reply: object, paths: string[]): object {
  let expanded = reply;
  for (const path of paths) {
    const keys = path.split('.');
    const levels = keys[0] === 'data' ? keys.length - 1 : keys.length;
    if (levels > MAX_LEVELS) {
      throw invalidRequest(
        `You cannot expand more than ${MAX_LEVELS} levels of a property. Property: ${path}.`,
        {
          param: 'expand',
        },
      );
    }
    expanded = expandObject(reader, expanded, keys, path);
  }
  return expanded;
}

function expandAlong(reader: Reader, value: unknown, keys: string[], path: string): unknown {
  if (keys.length === 0 || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => expandAlong(reader, item, keys, path));
  if (typeof value !== 'object') throw notExpandable(path);
  return expandObject(reader, value, keys, path);
}

function expandObject(reader: Reader, value: object, [key = '', ...rest]: string[], path: string): object {
  const fields: Fields = { ...value };
  const child = childOf(reader, fields, key);
  // At the end of its path, something that is not an id has nothing to expand.
  if (child === undefined || (rest.length === 0 && !isExpanded(child))) throw notExpandable(path);
  return { ...fields, [key]: expandAlong(reader, child, rest, path) };
}

function childOf(reader: Reader, fields: Fields, key: string): unknown {
  const child = fields[key];
  if (child === undefined) {
    return INCLUDABLE[`${String(fields.object)}.${key}`]?.(reader, String(fields.id));
  }
  if (typeof child !== 'string' || key === 'id') return child;
  const kind = kindOfId(child);
  return (kind && reader.get(kind, child)) ?? child;
}

function isExpanded(value: unknown): boolean {
  return value === null || typeof value === 'object';
}

function notExpandable(path: string): Error {
  return invalidRequest(
    `This property cannot be expanded (${path}). You may want to try expanding a parent property.`,
    {
      param: 'expand',
    },
  );
}
