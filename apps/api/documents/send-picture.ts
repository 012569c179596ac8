import type { FastifyReply } from 'fastify';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';

/** A picture of a document: shown, and kept by nobody on the way. */
export function sendPicture(reply: FastifyReply, kind: DocumentKind, jpeg: Buffer): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `inline; filename="${kind}.jpg"`)
    .type('image/jpeg')
    .send(jpeg);
}
