/**
 * Says whether an element is near what is seen: at first, and whenever that changes. `margin` as of `rootMargin`; returns
 * how to stop. While the page is busy, several changes wait and come in one call: the last one holds.
 */
export function watchNear(element: Element, margin: string, onChange: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
