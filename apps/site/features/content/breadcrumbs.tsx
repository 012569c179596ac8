import { Link, useLocation } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { breadcrumb, type Step } from '../../shared/structured/breadcrumb.ts';
import { StructuredData } from '../../shared/structured/structured-data.tsx';
import { useOrigin } from '../../shared/structured/use-origin.ts';

/** The way from the home page to here; the last step is the page itself. */
export function Breadcrumbs({ steps, here }: { steps: readonly Step[]; here: string }) {
  const t = useTexts('content');
  const [origin, { pathname }] = [useOrigin(), useLocation()];
  return (
    <nav aria-label={t('trail')} className="text-muted text-sm">
      <StructuredData
        data={import.meta.env.SSR && breadcrumb(origin, [...steps, { name: here, to: pathname }])}
      />
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
