import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

/** An error inside a part of a page shows that part's error, and the rest of the page stays. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={PartError}>{children}</ErrorBoundary>;
}

function PartError({ resetErrorBoundary }: FallbackProps) {
  const t = useTexts('common');
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{t('part_error')}</p>
      <Button look="secondary" onClick={resetErrorBoundary}>
        {t('try_again')}
      </Button>
    </div>
  );
}
