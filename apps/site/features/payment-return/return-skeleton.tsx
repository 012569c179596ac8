import { Skeleton } from '@nolo/ui/skeleton.tsx';

export function ReturnSkeleton() {
  return (
    <div className="desk:grid-cols-[minmax(0,1fr)_24rem] grid items-start gap-8 lg:gap-12" aria-hidden="true">
      <div className="flex flex-col gap-6">
        <div>
          <Skeleton className="rounded-pill mb-4 size-14" />
          <Skeleton className="h-10 w-96 max-w-full" />
          <Skeleton className="mt-3 h-14 max-w-xl" />
        </div>
        <Skeleton className="h-72 max-w-xl" />
      </div>
      <Skeleton className="h-[32rem]" />
    </div>
  );
}
