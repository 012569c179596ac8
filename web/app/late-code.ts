import type { ComponentType } from 'react';
import { firstSign, nextDeed } from './first-sign.ts';

/** The code of a part of the page that the server has written already (`late-part.tsx`). */
export type LateCode<P> = {
  /** Of the element around it. */
  id: string;
  /** The component, once its code is here. */
  here: () => ComponentType<P> | undefined;
  /** It, once it was wanted and fetched; the same promise each time. */
  wanted: () => Promise<ComponentType<P>>;
  /** Fetches it now: something changes, or a link leads to a page with this part. */
  fetch: () => Promise<ComponentType<P>>;
};

const onServer: (() => Promise<unknown>)[] = [];

/** The server has every part before it writes a page. */
export async function lateCodeIsHere(): Promise<void> {
  await Promise.all(onServer.map((fetch) => fetch()));
}

/** `load`: an `import()` of the part, which makes a file of its own of it. */
export function lateCode<P>(id: string, load: () => Promise<ComponentType<P>>): LateCode<P> {
  let component: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let wanted: Promise<ComponentType<P>> | undefined;
  let tell: ((found: ComponentType<P>) => void) | undefined;
  const fetched = new Promise<ComponentType<P>>((resolve) => (tell = resolve));

  async function loadOnce(): Promise<ComponentType<P>> {
    try {
      component = await load();
      tell?.(component);
      return component;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const fetch = () => (loading ??= loadOnce());
  if (import.meta.env.SSR) onServer.push(fetch);

  /** What cannot be fetched leaves the page as the server wrote it, until somebody does something again. */
  async function waitAndFetch(): Promise<ComponentType<P>> {
    await firstSign(document.getElementById(id));
    for (;;) {
      const found = await fetch().catch(() => undefined);
      if (found) return found;
      await nextDeed();
    }
  }
  return {
    id,
    here: () => component,
    wanted: () => (wanted ??= Promise.race([waitAndFetch(), fetched])),
    fetch,
  };
}
