import {
  createElement,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import type { LateCode } from './late-code.ts';

type Props<P extends object> = { code: LateCode<P>; given: P };

/**
 * A part of the page below what is seen first: the server writes it whole; browsers fetch its code and take it over once
 * it is seen or anything is done (`first-sign.ts`). Until then its links are links, and a button that was pressed is
 * pressed again: `docs/decisions/0073-parts-taken-over-late.md`.
 */
export function LatePart<P extends object>({ code, given }: Props<P>) {
  // The page waits for a part that it has not taken over before it changes.
  if (useHasChanged() && !code.here()) code.fetch().catch(() => undefined);
  const { box, onTaken } = useKeptPresses(code.fetch);
  return (
    <div ref={box} id={code.id} className="contents">
      <Suspense>
        <Part code={code} given={given} />
        <Taken onTaken={onTaken} />
      </Suspense>
    </div>
  );
}

function Part<P extends object>({ code, given }: Props<P>) {
  return createElement(code.here() ?? use(code.wanted()), given);
}

/** Its effect follows those of the part before it. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(onTaken, [onTaken]);
  return null;
}

/** Whether anything that parts of a page go by is another than at first. */
function useHasChanged(): boolean {
  const now = [useLocation(), useMatches(), useNavigation(), useRevalidator().state];
  const [first] = useState(now);
  return now.some((value, index) => value !== first[index]);
}

/** What is pressed inside before anybody listens there is pressed again then; links do not wait. */
function useKeptPresses(fetch: () => Promise<unknown>) {
  const box = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);
  const pressed = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    const keep = (event: MouseEvent) => {
      if (isTaken.current || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button[type=button]');
      if (!button || !box.current?.contains(button)) return;
      event.stopPropagation();
      button.dataset['held'] = '';
      pressed.current.push(button);
      fetch().catch(() => undefined);
    };
    // React lets no click pass the document that it could not answer yet.
    window.addEventListener('click', keep, { capture: true });
    return () => window.removeEventListener('click', keep, { capture: true });
  }, [fetch]);
  const onTaken = useCallback(() => {
    isTaken.current = true;
    for (const button of pressed.current.splice(0)) {
      delete button.dataset['held'];
      button.click();
    }
  }, []);
  return { box, onTaken };
}
