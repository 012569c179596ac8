import type { FastifyReply } from 'fastify';

export type PrivateFile = { type: string; fileName: string; bytes: Buffer };

/** A file as a download that no cache on the way may store. */
export function sendPrivateFile(reply: FastifyReply, { type, fileName, bytes }: PrivateFile): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type(type)
    .send(bytes);
}
