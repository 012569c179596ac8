import { z } from 'zod';
import type { Kind, Records } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { defineCall } from './api-call.ts';
import type { ApiCall, PathIds, Work } from './api-call.ts';
import { invalidRequest, noSuch } from './api-error.ts';
import { integer, text } from './parameters.ts';

const range = z.strictObject({
  gt: integer().optional(),
  gte: integer().optional(),
  lt: integer().optional(),
  lte: integer().optional(),
});

const paging = {
  limit: integer().optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

const created = { created: z.union([integer(), range]).optional() };

type Filters = Record<string, unknown>;
type Page = { limit?: number; starting_after?: string; ending_before?: string };

/** A list of one kind, newest first. Each filter is compared with the field of the same name. */
export function listCall<K extends Kind>(
  path: string,
  kind: K,
  filters: Record<string, z.ZodType>,
  isVisible: (record: Records[K], ids: PathIds, reader: Reader) => boolean = () => true,
): ApiCall {
  const schema = z.strictObject({ ...paging, ...created, ...filters });
  return defineCall('GET', path, schema, (work, params, ids) => {
    const { limit, starting_after, ending_before, ...wanted } = params as Page & Filters;
    const records = work.tx
      .all(kind)
      .filter((record) => isVisible(record, ids, work.tx) && matches(record, wanted))
      .toReversed();
    const url = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
    return pageOf(records, { limit, starting_after, ending_before }, url);
  });
}

/** A list made by other means, paged alike. */
export function pagedCall(
  path: string,
  items: (work: Work, ids: PathIds) => { id: string }[],
  url: (ids: PathIds) => string,
): ApiCall {
  return defineCall('GET', path, z.strictObject(paging), (work, params, ids) => {
    return pageOf(items(work, ids), params, url(ids));
  });
}

export function pageOf(items: { id: string }[], page: Page, url: string): object {
  const limit = page.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest(`Invalid integer: limit must be between 1 and 100, not ${limit}`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  if (page.ending_before !== undefined) {
    const before = items.slice(0, positionOf(items, page.ending_before, 'ending_before'));
    return { object: 'list', data: before.slice(-limit), has_more: before.length > limit, url };
  }
  const start =
    page.starting_after === undefined ? 0 : positionOf(items, page.starting_after, 'starting_after') + 1;
  const after = items.slice(start);
  return { object: 'list', data: after.slice(0, limit), has_more: after.length > limit, url };
}

function positionOf(items: { id: string }[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position < 0) throw noSuch('object', id, param, 400);
  return position;
}

function matches(record: object, wanted: Filters): boolean {
  const fields: Record<string, unknown> = { ...record };
  return Object.entries(wanted).every(([name, value]) => {
    if (value === undefined) return true;
    if (name === 'types') return Array.isArray(value) && value.includes(fields.type);
    if (name === 'created' && typeof value === 'object') {
      return isWithin(Number(fields.created), { ...value });
    }
    return fields[name] === value;
  });
}

function isWithin(moment: number, bounds: z.output<typeof range>): boolean {
  return (
    moment > (bounds.gt ?? -Infinity) &&
    moment >= (bounds.gte ?? -Infinity) &&
    moment < (bounds.lt ?? Infinity) &&
    moment <= (bounds.lte ?? Infinity)
  );
}
