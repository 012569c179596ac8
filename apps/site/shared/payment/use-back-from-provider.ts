import { useEffect, useEffectEvent } from 'react';

/** Back from the provider's page, the browser may show this one out of its memory: as it was left, its news unheard. */
export function useBackFromProvider(onBack: () => void): void {
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onBack();
  });
  useEffect(() => {
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
