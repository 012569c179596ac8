import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { sendPrivateFile } from '../../platform/send-private-file.ts';
import { openDisputeAgreement, openDisputeIssueImage, openDisputePicture } from './open-dispute-file.ts';
import { showDispute } from './show-dispute.ts';
import { showDisputes } from './show-disputes.ts';

/** What cardholders dispute, and what an answer to their bank needs, for the staff. */
export const disputeRoutes: FeatureRoutes = (register, deps) => {
  // A page of one opens the pictures of two inspections.
  const options = { rateLimit: { max: 240, timeWindow: '1 minute' } };

  register(staffApi.staffDisputes, async ({ caller }) => ({ data: await showDisputes(deps, caller) }));

  register(staffApi.staffDispute, async ({ caller, params }) => ({
    data: await showDispute(deps, caller, params),
  }));

  register(
    staffApi.staffDisputeAgreement,
    async ({ caller, params, reply }) =>
      sendPrivateFile(reply, await openDisputeAgreement(deps, caller, params), 'inline'),
    options,
  );

  register(
    staffApi.staffDisputePicture,
    async ({ caller, params, reply }) =>
      sendPrivateFile(reply, await openDisputePicture(deps, caller, params), 'inline'),
    options,
  );

  register(
    staffApi.staffDisputeIssueImage,
    async ({ caller, params, reply }) =>
      sendPrivateFile(reply, await openDisputeIssueImage(deps, caller, params), 'inline'),
    options,
  );
};
