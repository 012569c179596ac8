import type { FastifyReply } from 'fastify';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import {
  openDisputeAgreement,
  openDisputeIssueImage,
  openDisputePicture,
  type EvidenceFile,
} from './open-dispute-file.ts';
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
    async ({ caller, params, reply }) => sendFile(reply, await openDisputeAgreement(deps, caller, params)),
    options,
  );

  register(
    staffApi.staffDisputePicture,
    async ({ caller, params, reply }) => sendFile(reply, await openDisputePicture(deps, caller, params)),
    options,
  );

  register(
    staffApi.staffDisputeIssueImage,
    async ({ caller, params, reply }) => sendFile(reply, await openDisputeIssueImage(deps, caller, params)),
    options,
  );
};

/** No cache on the way may store it; saved, it is called after its booking. */
function sendFile(reply: FastifyReply, { name, type, bytes }: EvidenceFile): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `inline; filename="${name}"`)
    .type(type)
    .send(bytes);
}
