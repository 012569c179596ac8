import { Skeleton } from '@nolo/ui/skeleton.tsx';

/** As tall as the page to come. */
export function BookingPageSkeleton() {
  return (
    <div className="page-width py-6 sm:py-8" aria-hidden="true">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-6 h-9 w-64 max-w-full" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-44" />
          <Skeleton className="h-72" />
        </div>
      </div>
    </div>
  );
}
