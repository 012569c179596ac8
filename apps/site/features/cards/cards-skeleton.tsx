import { Skeleton } from '@nolo/ui/skeleton.tsx';

export function CardsSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-10" aria-hidden="true">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-24 max-w-3xl" />
      <Skeleton className="h-24 max-w-3xl" />
    </div>
  );
}
