import {
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { watchNear } from './watch-near.ts';

/** About a telephone's screen: time to hydrate before a finger has scrolled there. */
const MARGIN = '800px 0px';

/** The page is used: what was spared its start is done now, and is over before a link leads on. */
const USES = ['pointerdown', 'keydown', 'click'] as const;

type Props = { element: RefObject<Element | null>; children: ReactNode };

/**
 * The server's HTML stays as it is, and costs a telephone nothing while the page starts, until `element` is near what is
 * seen or somebody uses the page: then React takes it over (decision 116). What the browser renders itself is there at
 * once. Whoever renders this again before, makes React render the content anew: `memo` where that happens.
 */
export function HydrateWhenNear({ element, children }: Props) {
  const [gate] = useState(createGate);
  useEffect(() => openWhenNear(element.current, gate), [element, gate]);
  useOpenOnNews(gate);
  return (
    <Suspense>
      <Held gate={gate}>{children}</Held>
    </Suspense>
  );
}

function Held({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR,
  );
  if (isHydrating && !gate.isOpen) use(gate.opened);
  return children;
}

/** React may hold back news of the router until it can hydrate what they change. */
function useOpenOnNews({ open }: Gate): void {
  const router = use(RouterContext)?.router;
  const [first] = useState(router?.state);
  useEffect(() => {
    if (router?.state !== first) open();
    return router?.subscribe(open);
  }, [router, first, open]);
}

const neverChanges = () => () => undefined;

/** `isOpen` beside the promise: what is pressed is hydrated and answered in the same event. */
type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void };

function createGate(): Gate {
  const waiting: (() => void)[] = [];
  const gate: Gate = {
    isOpen: false,
    opened: new Promise((resolve) => waiting.push(resolve)),
    open() {
      gate.isOpen = true;
      for (const resolve of waiting) resolve();
    },
  };
  return gate;
}

function openWhenNear(element: Element | null, { open }: Gate): (() => void) | undefined {
  if (!element) {
    open();
    return undefined;
  }
  // Before React, which listens at the document.
  for (const type of USES) window.addEventListener(type, open, true);
  const stopWatching = watchNear(element, MARGIN, (isNear) => {
    if (isNear) open();
  });
  return () => {
    for (const type of USES) window.removeEventListener(type, open, true);
    stopWatching();
  };
}
