import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { mayStaff } from '@nolo/domain/account/roles.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { Badge } from '@nolo/ui/badge.tsx';
import { api } from './api.ts';
import { useStaff } from './staff.ts';
import { useWorkLists } from './work-lists.ts';

export const loadWork = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffWork', undefined, { signal });

/** Who is here, what they may do, where that is, and how much of it waits. */
export function StartPage() {
  const t = useTexts('backoffice');
  const portal = useTexts('portal');
  const texts = useTexts('work');
  const language = useLanguage();
  const { name, roles } = useStaff();
  const lists = useWorkLists();
  const work = useLoaderData<typeof loadWork>();
  return (
    <>
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('hello', { name })}</h1>
      <ul className="mt-6 grid gap-3 desk:grid-cols-3">
        {lists.map(({ list, to, label, text }) => (
          <li key={list}>
            <Link to={to} className={tile}>
              <Tile title={label} text={text} waiting={work[list]} />
            </Link>
          </li>
        ))}
        {mayStaff(roles, 'finance') && (
          <li>
            <Link to="/reconciliation" className={tile}>
              <Tile title={texts('reconciliation')} text={texts('reconciliation_text')} />
            </Link>
          </li>
        )}
        {mayStaff(roles, 'support') && (
          <li>
            <Link to="/companies" className={tile}>
              <Tile title={t('companies')} text={t('companies_text')} />
            </Link>
          </li>
        )}
        {mayStaff(roles, 'support') && (
          <li>
            <Link to="/reviews" className={tile}>
              <Tile title={texts('reviews')} text={texts('reviews_text')} />
            </Link>
          </li>
        )}
        {mayStaff(roles, 'admin') && (
          <>
            <li>
              <Link to="/people" className={tile}>
                <Tile title={t('people')} text={t('people_text')} />
              </Link>
            </li>
            <li>
              <Link to="/audit" className={tile}>
                <Tile title={portal('audit')} text={t('audit_text')} />
              </Link>
            </li>
          </>
        )}
        {/* Other front ends: documents of their own. */}
        <li>
          <a href="/business/" className={tile}>
            <Tile title={t('portal')} text={t('portal_text')} />
          </a>
        </li>
        <li>
          <a href={`/${language}`} className={tile}>
            <Tile title={t('site')} text={t('site_text')} />
          </a>
        </li>
      </ul>
    </>
  );
}

const tile =
  'border-line hover:bg-sunken rounded-card flex h-full min-h-18 items-center gap-4 border px-4 py-3';

function Tile({ title, text, waiting }: { title: string; text: string; waiting?: number | undefined }) {
  const t = useTexts('work');
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
          {title}
          {waiting !== undefined && waiting > 0 && (
            <Badge tone="warning">
              <span className="tabular-nums">{t('waiting', { count: waiting })}</span>
            </Badge>
          )}
        </span>
        <span className="text-muted block text-sm">{text}</span>
      </span>
      <ChevronRightIcon />
    </>
  );
}
