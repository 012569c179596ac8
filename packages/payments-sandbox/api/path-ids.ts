import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PathIds } from './api-call.ts';

const schema = z.record(z.string(), z.string());

/** The ids that a path names: `{ id: 'cs_…' }`. */
export function pathIds({ params }: Pick<FastifyRequest, 'params'>): PathIds {
  return schema.parse(params);
}
