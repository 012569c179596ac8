import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import { checkoutVariants } from './checkout-variant.ts';

/** The page's shape while car and profile are on their way. */
export function CheckoutSkeleton() {
  const t = useTexts('checkout');
  const variant = checkoutVariants[useTheme()];
  return (
    <div className={variant.page} aria-busy="true">
      <h1 className="text-3xl">{t('title')}</h1>
      <div className={`mt-5 grid items-start ${variant.columns}`}>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
          <Skeleton className="h-14" />
        </div>
        <Skeleton className="desk:block hidden h-112" />
      </div>
    </div>
  );
}
