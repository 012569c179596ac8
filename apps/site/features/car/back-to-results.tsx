import { useSyncExternalStore, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ChevronLeftIcon } from '@nolo/ui/icons.tsx';
import { returnTo } from '../../shared/rental/return-to.ts';

const never = () => () => undefined;
const none = () => null;

/** To the list that led here, at the same place of it; nothing for who came another way. */
export function BackToResults() {
  const t = useTexts('car');
  const navigate = useNavigate();
  // Only the browser knows it: the first render has to be the same as the server's.
  const results = useSyncExternalStore(never, returnTo, none);
  if (results === null) return null;
  const back = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className="mb-3">
      <Link
        to={results}
        onClick={back}
        className="text-primary-text inline-flex min-h-11 items-center gap-1 font-semibold hover:underline"
      >
        <ChevronLeftIcon className="size-4" />
        {t('back_to_results')}
      </Link>
    </p>
  );
}
