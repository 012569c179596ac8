import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { readPictureForm } from '../../documents/read-document-form.ts';
import { AppError } from '../../platform/app-error.ts';
import { addIssue } from './add-issue.ts';
import { deleteIssue } from './delete-issue.ts';
import { findIssues } from './find-issues.ts';
import { findCarIssues } from './issue-store.ts';
import { openIssueImage } from './open-issue-image.ts';

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
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'inline; filename="issue.jpg"')
        .type('image/jpeg')
        .send(jpeg);
    },
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );

  register(api.checkoutIssues, async ({ params, caller }) => {
    const carIssues = await findCarIssues(deps.database, params.id, caller.website);
    if (carIssues === null) throw new AppError('car.not_found');
    return { data: { carIssues } };
  });
};
