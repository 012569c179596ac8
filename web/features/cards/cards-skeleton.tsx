import { Skeleton } from '../../ui/skeleton.tsx';

export function CardsSkeleton() {
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-10" aria-hidden="true">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
