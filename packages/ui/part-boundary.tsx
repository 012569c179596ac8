import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from './button.tsx';
import { isLostFetch } from './lost-fetch.ts';

/** An error inside a part of a page shows that part's error, and the rest of the page stays. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={PartError}>{children}</ErrorBoundary>;
}

type LazyProps = {
  /** While its script is on its way. */
  fallback: ReactNode;
  /** What stands there without it, where that is not an error to speak of. */
  failed?: ReactNode;
  children: ReactNode;
};

/** A part whose script comes when it is wanted, and may be lost on the way: around everything that is `lazy`. */
export function LazyPart({ fallback, failed, children }: LazyProps) {
  const part = <Suspense fallback={fallback}>{children}</Suspense>;
  if (failed === undefined) return <PartBoundary>{part}</PartBoundary>;
  return <ErrorBoundary fallback={failed}>{part}</ErrorBoundary>;
}

function PartError({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTexts('common');
  const isLost = isLostFetch(error);
  // React asks once for a part's script: another try is another page, and forms keep what was typed (decision 68).
  const tryAgain = isLost ? () => window.location.reload() : resetErrorBoundary;
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{t(isLost ? 'network_error' : 'part_error')}</p>
      <Button variant="secondary" onClick={tryAgain}>
        {t(isLost ? 'application_error_action' : 'try_again')}
      </Button>
    </div>
  );
}
