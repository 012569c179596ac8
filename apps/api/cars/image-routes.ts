import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { limitPerAddress } from '../platform/limit-per-address.ts';

const NAME = /^([0-9a-f]{32})-(\d{2,4})\.(avif|webp)$/;

/** A minute, from one address: a list of a hundred cars, again and again. */
const PICTURE_LIMIT = 3_000;

/** Public pictures. The address contains the content's hash, so whoever has one never asks again. */
export async function imageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await limitPerAddress(app, 'pictures', PICTURE_LIMIT * deps.config.RATE_LIMIT_FACTOR);
  app.get<{ Params: { name: string } }>('/images/:name', { logLevel: 'warn' }, async (request, reply) => {
    const [, hash = '', width, format] = NAME.exec(request.params.name) ?? [];
    const bytes = await deps.images.variant(hash, Number(width), format === 'avif' ? 'avif' : 'webp');
    if (bytes === null) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type(`image/${format}`)
      .send(bytes);
  });
}
