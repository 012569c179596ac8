import type { SubmitEvent } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { TextFieldWithButton } from '@nolo/ui/text-field-with-button.tsx';
import type { CouponModel } from './use-coupon.ts';

/** Coupon Code: 8 digits. An accepted one closes the field until it is removed. */
export function CouponField({ coupon, discount }: { coupon: CouponModel; discount: number }) {
  const t = useTexts('checkout');
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (!coupon.isApplied) void coupon.apply();
  };
  return (
    <Card>
      <form method="post" noValidate className="flex flex-col gap-3" onSubmit={apply}>
        <h3 className="text-lg">{t('coupon')}</h3>
        <TextFieldWithButton
          label={t('coupon_label')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={coupon.text}
          error={coupon.error}
          disabled={coupon.isApplied}
          onChange={(event) => coupon.type(event.currentTarget.value)}
          button={
            <Button
              type={coupon.isApplied ? 'button' : 'submit'}
              variant="secondary"
              className="h-12"
              isBusy={coupon.isBusy}
              onClick={coupon.isApplied ? coupon.remove : undefined}
            >
              {t(coupon.isApplied ? 'remove' : 'apply')}
            </Button>
          }
        />
        <Accepted discount={coupon.isApplied && !coupon.error ? discount : 0} />
      </form>
    </Card>
  );
}

/** What it takes off. */
function Accepted({ discount }: { discount: number }) {
  const t = useTexts('checkout');
  return (
    <output className="text-success flex items-center gap-2 text-sm font-semibold empty:hidden">
      {discount > 0 && (
        <>
          <CheckIcon className="size-4" />
          <span>
            {t('coupon_applied')} <Price amountMinor={-discount} />
          </span>
        </>
      )}
    </output>
  );
}
