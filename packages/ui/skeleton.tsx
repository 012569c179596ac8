/** Keeps the room of what is loading. Give it the size of the thing: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`bg-line rounded-tag block animate-[breathe_1.6s_ease-in-out_infinite] ${className}`}
    />
  );
}
