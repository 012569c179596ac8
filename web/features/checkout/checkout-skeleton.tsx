import { useTexts } from '../../i18n/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The page's shape while car and profile are on their way. */
export function CheckoutSkeleton() {
  const t = useTexts('checkout');
  return (
    <div className="page-width pt-6 pb-32 sm:pt-10" aria-busy="true">
      <h1 className="text-3xl">{t('title')}</h1>
      <div className="desk:grid-cols-[minmax(0,1fr)_23rem] mt-5 grid items-start gap-6 lg:gap-10">
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
