import { z } from 'zod';
import type Stripe from 'stripe';
import { defineCall, type Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { findByPath } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { bool, mergeMetadata, metadata, text } from '../api/parameters.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';
import { moveFunds } from './open-dispute.ts';

const none = z.strictObject({});

const updateParams = z.strictObject({
  evidence: z
    .strictObject({
      customer_name: text().optional(),
      product_description: text().optional(),
      service_date: text().optional(),
      uncategorized_text: text().optional(),
    })
    .optional(),
  metadata: metadata().optional(),
  submit: bool().default(true),
});

const OPEN = ['needs_response', 'warning_needs_response'];
const filters = { charge: text().optional(), payment_intent: text().optional() };

/** What the published texts of test evidence lead to; anything else waits for the bank. */
const OUTCOMES: Record<string, 'won' | 'lost'> = { winning_evidence: 'won', losing_evidence: 'lost' };

export const disputeCalls = [
  listCall('/v1/disputes', 'dispute', filters),
  listCall('/v1/radar/early_fraud_warnings', 'radar.early_fraud_warning', filters),

  defineCall('GET', '/v1/disputes/:id', none, (work, _params, ids) => findByPath(work.tx, 'dispute', ids)),
  defineCall('GET', '/v1/radar/early_fraud_warnings/:id', none, (work, _params, ids) =>
    findByPath(work.tx, 'radar.early_fraud_warning', ids),
  ),

  defineCall('POST', '/v1/disputes/:id', updateParams, (work, params, ids) => {
    const before = openDisputeAt(work, ids);
    const after: Stripe.Dispute = {
      ...before,
      evidence: { ...before.evidence, ...params.evidence },
      evidence_details: { ...before.evidence_details, has_evidence: params.evidence !== undefined },
      metadata: mergeMetadata(before.metadata, params.metadata),
    };
    if (!params.submit || params.evidence === undefined) return save(work, before, after);
    const outcome = OUTCOMES[params.evidence.uncategorized_text ?? ''];
    const waits = before.status === 'needs_response' ? 'under_review' : 'warning_under_review';
    const submitted = save(work, before, { ...after, status: waits });
    return outcome === undefined ? submitted : closeDispute(work, submitted, outcome);
  }),

  defineCall('POST', '/v1/disputes/:id/close', none, (work, _params, ids) =>
    closeDispute(work, openDisputeAt(work, ids), 'lost'),
  ),
];

function openDisputeAt(work: Work, ids: Record<string, string>): Stripe.Dispute {
  const dispute = findByPath(work.tx, 'dispute', ids);
  if (OPEN.includes(dispute.status)) return dispute;
  throw invalidRequest(`This dispute is already ${dispute.status}.`);
}

function save(work: Work, before: Stripe.Dispute, after: Stripe.Dispute): Stripe.Dispute {
  work.tx.put('dispute', after);
  emitEvent(work, 'charge.dispute.updated', after, changesOf(before, after));
  return after;
}

function closeDispute(work: Work, before: Stripe.Dispute, outcome: 'won' | 'lost'): Stripe.Dispute {
  const isInquiry = before.status.startsWith('warning_');
  const closed: Stripe.Dispute = { ...before, status: isInquiry ? 'warning_closed' : outcome };
  work.tx.put('dispute', closed);
  emitEvent(work, 'charge.dispute.closed', closed, changesOf(before, closed));
  return outcome === 'won' && !isInquiry ? moveFunds(work, closed, 'reinstated') : closed;
}
