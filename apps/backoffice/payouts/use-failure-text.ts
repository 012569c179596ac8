import { TRANSFER_FAILURES } from '@nolo/domain/commission/transfer-failures.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';

/** Why a transfer was not made, in words; the provider's own word where we have none. */
export function useFailureText(): (failure: string) => string {
  const t = useTexts('payouts');
  return (failure) => {
    const known = TRANSFER_FAILURES.find((one) => one === failure);
    return known === undefined ? failure : t(`failure_${known}`);
  };
}
