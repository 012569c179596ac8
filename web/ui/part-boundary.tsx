import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

/** An error inside a part of a page shows that part's error, and the rest of the page stays. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={PartError}>{children}</ErrorBoundary>;
}

/** A part whose script comes when it is wanted, and may be lost on the way. */
export function LatePart({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={LostPart}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PartError({ resetErrorBoundary }: FallbackProps) {
  const t = useTexts('common');
  return <Message text={t('part_error')} action={t('try_again')} onAction={resetErrorBoundary} />;
}

/** React asks once for a part's script: another try is another page, and forms keep what was typed (decision 68). */
function LostPart() {
  const t = useTexts('common');
  return (
    <Message
      text={t('network_error')}
      action={t('application_error_action')}
      onAction={() => window.location.reload()}
    />
  );
}

function Message({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-4">
      <p>{text}</p>
      <Button look="secondary" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
