import { Skeleton } from '@nolo/ui/skeleton.tsx';

/** A heading and three cards, as tall as the cards to come. */
export function BookingsSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-7 w-48 sm:h-8" />
      <div className="mt-4 flex flex-col gap-4">
        {[1, 2, 3].map((one) => (
          <div key={one} className="border-line rounded-card overflow-hidden border">
            <div className="grid grid-cols-[1fr_2fr] gap-4 p-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6 sm:p-5 lg:grid-cols-[15rem_minmax(0,1fr)_17rem]">
              <Skeleton className="rounded-control aspect-[16/11]" />
              <div className="flex min-w-0 flex-col gap-2">
                <Skeleton className="h-5 w-24" />
                <Skeleton className="h-6 w-48 max-w-full" />
                <Skeleton className="h-4 w-40 max-w-full" />
              </div>
              <Skeleton className="col-span-full h-48 sm:col-start-2 sm:h-40 lg:col-start-3 lg:row-start-1" />
            </div>
            <div className="border-line h-12 border-t" />
          </div>
        ))}
      </div>
    </div>
  );
}
