import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: HMAC SHA-256 over the moment of sending and the exact body. */
export function signatureHeader(payload: string, secret: string, sentAt: number): string {
  const signature = createHmac('sha256', secret).update(`${sentAt}.${payload}`, 'utf8').digest('hex');
  return `t=${sentAt},v1=${signature}`;
}
