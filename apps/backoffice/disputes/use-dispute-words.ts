import { DISPUTE_REASONS, DISPUTE_STATUSES } from '@nolo/domain/payment/dispute-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';

/** How a dispute stands and why there is one, in words; the provider's own where we have none. */
export function useDisputeWords() {
  const t = useTexts('disputes');
  return {
    status: (status: string) => {
      const known = DISPUTE_STATUSES.find((one) => one === status);
      return known === undefined ? status : t(`status_${known}`);
    },
    reason: (reason: string) => {
      const known = DISPUTE_REASONS.find((one) => one === reason);
      return known === undefined ? reason : t(`reason_${known}`);
    },
  };
}
