import type { FastifyReply } from 'fastify';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { AppError } from '../platform/app-error.ts';
import { noteDocumentAccess, noteDocumentReview } from '../platform/security-events.ts';
import { hashToken } from '../platform/tokens.ts';
import { openImage } from './open-image.ts';
import { findCustomerProfile } from './profile-store.ts';
import { findVerification } from './verification-store.ts';
import { readDocumentForm } from './read-document-form.ts';
import { saveProfile } from './save-profile.ts';
import { startVerification, verificationOf } from './start-verification.ts';
import { openBookingDocument } from './company/open-booking-document.ts';
import { showBookingDocuments } from './company/show-booking-documents.ts';
import { openDocumentLink, openLinkedImage } from './company/open-document-link.ts';
import { sendDocumentLink } from './company/send-document-link.ts';
import { acceptDocuments, rejectDocuments } from './review/decide-documents.ts';
import { openReviewedImage } from './review/open-reviewed-image.ts';
import { showReview } from './review/show-review.ts';
import { showReviews } from './review/show-reviews.ts';

/** Shows a picture of a document, which no cache on the way may store. */
function sendPicture(reply: FastifyReply, kind: DocumentKind, jpeg: Buffer): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `inline; filename="${kind}.jpg"`)
    .type('image/jpeg')
    .send(jpeg);
}

export const documentRoutes: FeatureRoutes = (register, deps) => {
  register(api.customerProfile, async ({ caller }) => ({
    data: await findCustomerProfile(deps.database, deps.vault, caller.accountId),
  }));

  register(
    api.updateCustomerProfile,
    async ({ request, caller }) => {
      const form = await readDocumentForm(request, api.updateCustomerProfile.body);
      const data = await saveProfile(deps, caller, form);
      return { data, message: data.documents_status === 'uploaded' ? 'documents.saved' : 'profile.saved' };
    },
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );

  register(
    api.customerDocumentImage,
    async ({ params, reply, caller }) => {
      const jpeg = await openImage(deps, caller, params);
      return sendPicture(reply, params.kind, jpeg);
    },
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );

  register(
    api.verifyDocument,
    async ({ request, caller }) => {
      const form = await readDocumentForm(request, api.verifyDocument.body);
      return { data: await startVerification(deps, caller, form), message: 'document.reading' };
    },
    { rateLimit: { max: 30, timeWindow: '10 minutes' } },
  );

  register(api.documentVerification, async ({ caller }) => {
    const order = await findVerification(deps.database, deps.vault, caller.accountId);
    if (order === null) throw new AppError('document.not_found');
    return { data: verificationOf(order, dateInItaly(deps.clock.now())) };
  });
};

/** The documents of a live booking in the portal, each look written down. */
export const bookingDocumentRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.bookingDocuments, async ({ caller, params: { id } }) => ({
    data: await showBookingDocuments(deps, caller, { id }),
  }));

  register(
    businessApi.bookingDocumentImage,
    async ({ caller, params: { id, person, kind }, reply }) =>
      sendPicture(reply, kind, await openBookingDocument(deps, caller, { id, person, kind })),
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );
};

/** Renters' documents for the staff who review them, each look and decision written down. */
export const documentReviewRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffDocuments, async ({ caller, query }) => ({
    data: await showReviews(deps, caller, query),
  }));

  register(staffApi.staffDocument, async ({ caller, params, reply, request }) => {
    const data = await showReview(deps, caller, params);
    noteDocumentReview(request, 'documents_opened', { accountId: params.id, reviewerId: caller.accountId });
    reply.header('cache-control', 'private, no-store');
    return { data };
  });

  register(
    staffApi.staffDocumentImage,
    async ({ caller, params, reply, request }) => {
      const jpeg = await openReviewedImage(deps, caller, params);
      noteDocumentReview(request, 'document_viewed', { accountId: params.id, reviewerId: caller.accountId });
      return sendPicture(reply, params.kind, jpeg);
    },
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );

  register(staffApi.acceptDocuments, async ({ caller, params: { id }, body, request }) => {
    await acceptDocuments(deps, caller, { id, ...body });
    noteDocumentReview(request, 'documents_accepted', { accountId: id, reviewerId: caller.accountId });
    return { data: {} };
  });

  register(staffApi.rejectDocuments, async ({ caller, params: { id }, body, request }) => {
    await rejectDocuments(deps, caller, { id, ...body });
    noteDocumentReview(request, 'documents_rejected', { accountId: id, reviewerId: caller.accountId });
    return { data: {} };
  });
};

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
      noteDocumentAccess(request, 'documents_opened', whose);
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
      noteDocumentAccess(request, 'document_viewed', whose);
      return sendPicture(reply, body.kind, jpeg);
    },
    {
      rateLimit: { max: 120, timeWindow: '1 minute' },
      rateLimitBy: { max: 100, timeWindow: '10 minutes', key: ofLink },
    },
  );
};
