import type { FastifyReply } from 'fastify';
import { api } from '@nolo/contract/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { readPictureForm } from '../../documents/read-document-form.ts';
import { AppError } from '../../platform/app-error.ts';
import { acknowledgeIssue } from './acknowledge-issue.ts';
import { addIssue } from './add-issue.ts';
import { deleteIssue } from './delete-issue.ts';
import { findIssues } from './find-issues.ts';
import { findCarIssues } from './issue-store.ts';
import { openIssueImage } from './open-issue-image.ts';
import { openReportedImage } from './open-reported-image.ts';
import { resolveIssue } from './resolve-issue.ts';
import { showIssue } from './show-issue.ts';
import { showOpenIssues } from './show-open-issues.ts';

/** Shows the picture of a report, which no cache on the way may store. */
function sendPicture(reply: FastifyReply, jpeg: Buffer): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline; filename="issue.jpg"')
    .type('image/jpeg')
    .send(jpeg);
}

export const issueRoutes: FeatureRoutes = (register, deps) => {
  register(api.issues, async ({ params, caller }) => ({
    data: await findIssues(deps, caller, { bookingId: params.reservationId }),
  }));

  register(
    api.addIssue,
    async ({ params, request, caller }) => {
      const form = await readPictureForm(request, api.addIssue.body, ['file']);
      const issue = await addIssue(deps, caller, { bookingId: params.reservationId, form });
      return { data: { issue }, message: 'issue.added' };
    },
    { rateLimit: { max: 60, timeWindow: '10 minutes' } },
  );

  register(api.deleteIssue, async ({ params, caller }) => {
    const issues = await deleteIssue(deps, caller, { bookingId: params.reservationId, id: params.issueId });
    return { data: { issues }, message: 'issue.deleted' };
  });

  register(
    api.issueImage,
    async ({ params, reply, caller }) => {
      const jpeg = await openIssueImage(deps, caller, {
        bookingId: params.reservationId,
        id: params.issueId,
      });
      return sendPicture(reply, jpeg);
    },
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );

  register(api.checkoutIssues, async ({ params, caller }) => {
    const carIssues = await findCarIssues(deps.database, params.id, caller.website);
    if (carIssues === null) throw new AppError('car.not_found');
    return { data: { carIssues } };
  });
};

/** What renters have reported, for the staff who look after it. */
export const staffIssueRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffIssues, async ({ caller }) => ({ data: await showOpenIssues(deps, caller) }));

  register(staffApi.staffIssue, async ({ caller, params }) => ({
    data: await showIssue(deps, caller, params),
  }));

  register(
    staffApi.staffIssueImage,
    async ({ caller, params, reply }) => sendPicture(reply, await openReportedImage(deps, caller, params)),
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );

  register(staffApi.acknowledgeIssue, async ({ caller, params, body }) => {
    await acknowledgeIssue(deps, caller, { ...params, publicText: body.public_text });
    return { data: {} };
  });

  register(staffApi.resolveIssue, async ({ caller, params }) => {
    await resolveIssue(deps, caller, params);
    return { data: {} };
  });
};
