import { Skeleton } from '@nolo/ui/skeleton.tsx';

/** The outline of a car card, with its measures. */
export function CarCardSkeleton() {
  return (
    <div className="bg-surface border-line rounded-card h-full overflow-hidden border" aria-hidden="true">
      <Skeleton className="aspect-[16/10] rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-4 h-7 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  );
}
