import { useEffect } from 'react';
import { accessToken } from '../../api/session.ts';

/** The browser asks before it closes or reloads a page with something unsaved, but nobody whose session is over. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (accessToken() !== '' && !document.body.hidden) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
