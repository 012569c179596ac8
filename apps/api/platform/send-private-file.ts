import type { FastifyReply } from 'fastify';

export type PrivateFile = { type: string; fileName: string; bytes: Buffer };

/** A file that no cache on the way may store: as a download, or to be looked at. */
export function sendPrivateFile(
  reply: FastifyReply,
  { type, fileName, bytes }: PrivateFile,
  disposition: 'attachment' | 'inline' = 'attachment',
): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `${disposition}; filename="${fileName}"`)
    .type(type)
    .send(bytes);
}
