import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { noteCompanyLook } from '../../platform/security-events.ts';
import { hashToken } from '../../platform/tokens.ts';
import { sendPicture } from '../send-picture.ts';
import { openDocumentLink } from './open-document-link.ts';
import { openLinkedImage } from './open-linked-image.ts';
import { sendDocumentLink } from './send-document-link.ts';

/** Counted under a hash: what is counted may lie in a store that several machines share. */
const ofLink = ({ body }: { body: { token: string } }) => hashToken(body.token).toString('hex');

/** For a company, which has no account: a link mailed to its own address shows the documents of a live booking. */
export const companyDocumentRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.sendDocumentLink,
    async ({ body, caller }) => {
      await sendDocumentLink(deps, caller, body);
      return { data: {}, message: 'booking.documents_link_sent' };
    },
    { rateLimit: { max: 10, timeWindow: '10 minutes' } },
  );

  register(
    api.linkedDocuments,
    async ({ body, caller, request }) => {
      const { documents, ...whose } = await openDocumentLink(deps, caller, body);
      noteCompanyLook(request, 'documents_opened', whose);
      return { data: documents };
    },
    {
      rateLimit: { max: 60, timeWindow: '10 minutes' },
      rateLimitBy: { max: 20, timeWindow: '10 minutes', key: ofLink },
    },
  );

  register(
    api.linkedDocumentImage,
    async ({ body, caller, request, reply }) => {
      const { jpeg, ...whose } = await openLinkedImage(deps, caller, body);
      noteCompanyLook(request, 'document_viewed', whose);
      return sendPicture(reply, body.kind, jpeg);
    },
    {
      rateLimit: { max: 120, timeWindow: '1 minute' },
      rateLimitBy: { max: 100, timeWindow: '10 minutes', key: ofLink },
    },
  );
};
