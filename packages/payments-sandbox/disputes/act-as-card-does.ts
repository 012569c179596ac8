import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { openDispute } from './open-dispute.ts';
import { warnOfFraud } from './early-fraud-warnings.ts';

/** Some of the published cards cause trouble once their charge has succeeded. */
export function actAsCardDoes(work: Work, charge: Stripe.Charge): void {
  const card = work.tx.get('card_behaviour', charge.payment_method ?? '');
  if (card?.behaviour === 'disputed_fraudulent') openDispute(work, charge, { reason: 'fraudulent' });
  if (card?.behaviour === 'disputed_not_received') {
    openDispute(work, charge, { reason: 'product_not_received' });
  }
  if (card?.behaviour === 'inquiry') openDispute(work, charge, { reason: 'fraudulent', isInquiry: true });
  if (card?.behaviour === 'fraud_warning') warnOfFraud(work, charge);
}
