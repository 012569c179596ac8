/** Seen once the keyboard reaches it: past what stands in front of the element `to`. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="bg-primary text-on-primary rounded-control fixed top-2 left-2 z-50 -translate-y-20 px-4 py-3 font-semibold focus:translate-y-0"
    >
      {children}
    </a>
  );
}
