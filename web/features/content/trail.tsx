import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';

export type Step = { name: string; to: string };

/** The way from the home page to here; the last step is the page itself. */
export function Trail({ steps, here }: { steps: readonly Step[]; here: string }) {
  const t = useTexts('content');
  return (
    <nav aria-label={t('trail')} className="text-muted text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, to }) => (
          <li key={to} className="after:ml-2 after:content-['/']">
            <Link to={to} className="inline-flex min-h-6 items-center hover:underline">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-6 items-center">
          {here}
        </li>
      </ol>
    </nav>
  );
}
