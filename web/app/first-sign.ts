import { accessToken } from '../api/session.ts';

const deeds = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'popstate'];

/** The first thing that somebody does with this document from now on. */
export function nextDeed(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const done = () => {
      controller.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const deed of deeds) window.addEventListener(deed, done, options);
  });
}

function inView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/**
 * When a part that the server wrote is wanted alive: seen, or somebody is there and does something. At once for a
 * renter, who sees other things in it than the server wrote, and where the server wrote nothing.
 */
export async function firstSign(element: Element | null): Promise<void> {
  if (!element || accessToken()) return;
  await Promise.race([inView(element), nextDeed()]);
}
