import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { PictureFormat } from '../platform/pictures/picture-tasks.ts';

const NAME = /^([0-9a-f]{32})-(\d{2,4})\.(avif|webp)$/;

/** Public pictures. The address contains the content's hash, so whoever has one never asks again. */
export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { name: string } }>('/images/:name', { logLevel: 'warn' }, async (request, reply) => {
    const [, hash = '', width, format] = NAME.exec(request.params.name) ?? [];
    const bytes = await deps.images.variant(hash, Number(width), format as PictureFormat);
    if (bytes === null) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type(`image/${format}`)
      .send(bytes);
  });
}
