/**
 * Seen once the keyboard reaches it: past what stands in front of the element `to`. Clipped until then, since moved out of
 * the window it is still there for who pulls a page down or takes a picture of all of it.
 */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="bg-primary text-on-primary rounded-control fixed top-2 left-2 z-50 px-4 py-3 font-semibold not-focus:[clip-path:inset(100%)]"
    >
      {children}
    </a>
  );
}
