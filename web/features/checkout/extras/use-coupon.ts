import { useState } from 'react';
import { isCouponCode } from '../../../../domain/pricing/coupon-code.ts';
import { timesQuery } from '../../../../domain/rental/rental-request.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
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
): CouponModel {
  const t = useTexts('validation');
  const [text, setText] = useState(draft.coupon ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isApplied = draft.coupon !== null;
  const apply = async () => {
    if (isBusy) return false;
    const code = text.replaceAll(/\s/g, '');
    const isCode = isCouponCode(code);
    setProblem(isCode ? undefined : t('coupon_invalid'));
    if (!isCode) return false;
    setIsBusy(true);
    const refused = await refusalOf(code, rental);
    setIsBusy(false);
    setProblem(refused);
    if (refused === undefined) changeDraft({ coupon: code });
    return refused === undefined;
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

async function refusalOf(coupon: string, rental: Rental): Promise<string | undefined> {
  try {
    await browserApi.call(
      'verifyCoupon',
      {
        body: {
          coupon,
          car_id: rental.carId,
          ...timesQuery(rental),
        },
      },
      { isQuiet: true },
    );
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
