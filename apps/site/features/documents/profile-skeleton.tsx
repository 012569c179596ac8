import { Skeleton } from '@nolo/ui/skeleton.tsx';

/** The page's outline while the profile is on its way. */
export function ProfileSkeleton() {
  return (
    <div className="page-width py-8 sm:py-10" aria-hidden="true">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      <Skeleton className="mt-6 h-24" />
      <div className="desk:grid-cols-[15rem_minmax(0,1fr)] mt-6 grid gap-6 lg:gap-10">
        <Skeleton className="desk:h-56 h-40" />
        <Skeleton className="h-144" />
      </div>
    </div>
  );
}
