import type { VatState } from '@nolo/domain/billing/vat-number.ts';
import { startLocalService, type LocalService } from './local-service.ts';

/** A number that the register has, one that it has not, and one of a member state that is silent. */
export const VAT_NUMBERS = {
  registered: '00743110157',
  not_registered: '12345670785',
  unanswered: '83404833048',
} as const satisfies Record<VatState, string>;

const answers: Record<string, object> = {
  [`/ms/IT/vat/${VAT_NUMBERS.registered}`]: { isValid: true, userError: 'VALID' },
  [`/ms/IT/vat/${VAT_NUMBERS.not_registered}`]: { isValid: false, userError: 'INVALID' },
  [`/ms/FR/vat/${VAT_NUMBERS.unanswered}`]: { isValid: false, userError: 'MS_UNAVAILABLE' },
};

/** VIES as it answers, and what it was asked. By any other number it fails. */
export async function startVies(): Promise<LocalService & { asked: readonly string[] }> {
  const asked: string[] = [];
  const service = await startLocalService(({ url = '' }, reply) => {
    asked.push(url);
    const answer = answers[url];
    reply.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(answer ?? {}));
  });
  return { ...service, asked };
}
