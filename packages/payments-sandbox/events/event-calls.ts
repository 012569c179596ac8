import { z } from 'zod';
import { defineCall } from '../api/api-call.ts';
import { findByPath } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { text } from '../api/parameters.ts';

export const eventCalls = [
  listCall('/v1/events', 'event', { type: text().optional(), types: z.array(text()).optional() }),
  defineCall('GET', '/v1/events/:id', z.strictObject({}), (work, _params, ids) => {
    return findByPath(work.tx, 'event', ids);
  }),
];
