import { useState } from 'react';
import { isCouponCode } from '@nolo/domain/pricing/coupon-code.ts';
import { timesQuery } from '@nolo/domain/rental/rental-request.ts';
import { codeCharacters } from '@nolo/domain/typed-text.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import type { ApiError } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import type { DraftId } from '../../../shared/forms/draft.ts';
import { useDraftText } from '../../../shared/forms/use-draft-state.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import type { Draft } from '../draft.ts';
import type { Rental } from '../rental/rental.ts';

export type CouponModel = {
  text: string;
  type: (text: string) => void;
  error: string | undefined;
  isBusy: boolean;
  isApplied: boolean;
  /** True when the coupon counts. */
  apply: () => Promise<boolean>;
  remove: () => void;
};

/** The coupon field. A coupon counts once the server has accepted it; other dates may make it refuse later. */
export function useCoupon(
  rental: Rental,
  draft: Draft,
  changeDraft: (change: Partial<Draft>) => void,
  refusal: ApiError | null,
  form: Omit<DraftId, 'form'>,
): CouponModel {
  const t = useTexts('validation');
  const [text, setText] = useDraftText({ ...form, form: 'coupon' }, draft.coupon ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isApplied = draft.coupon !== null;
  const apply = async () => {
    if (isBusy) return false;
    const code = codeCharacters(text);
    const isCode = isCouponCode(code);
    setProblem(isCode ? undefined : t('coupon_invalid'));
    if (!isCode) return false;
    setIsBusy(true);
    const { isAccepted, message } = await verified(code, rental);
    setIsBusy(false);
    setProblem(isAccepted ? undefined : message);
    if (isAccepted) {
      toast.success(message);
      changeDraft({ coupon: code });
    }
    return isAccepted;
  };
  const remove = () => {
    setText('');
    setProblem(undefined);
    changeDraft({ coupon: null });
  };
  const type = (typed: string) => {
    setText(typed);
    setProblem(undefined);
  };
  const later = isApplied && refusal?.code.startsWith('coupon.') ? refusal.message : undefined;
  return { text, type, error: problem ?? later, isBusy, isApplied, apply, remove };
}

async function verified(coupon: string, rental: Rental): Promise<{ isAccepted: boolean; message: string }> {
  const body = { coupon, car_id: rental.carId, ...timesQuery(rental) };
  try {
    const { message } = await browserApi.reply('verifyCoupon', { body }, { isQuiet: true });
    return { isAccepted: true, message };
  } catch (error) {
    return { isAccepted: false, message: messageOf(error) };
  }
}
