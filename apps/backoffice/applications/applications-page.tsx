import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { ListedApplication } from '@nolo/contract/staff/applications.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { api } from '../api.ts';
import { RowLink, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { ApplicationBadge } from './application-badge.tsx';

const lists = ['open', 'accepted', 'refused'] as const;
type Which = (typeof lists)[number];

const whichOf = (search: URLSearchParams): Which =>
  lists.find((one) => one === search.get('which')) ?? 'open';

export const loadApplications = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  api.call('staffApplications', { query: { which: whichOf(new URL(url).searchParams) } }, { signal });

/** Companies that want to list their cars: those that wait for us, the longest first, and those decided. */
export function ApplicationsPage() {
  const t = useTexts('backoffice');
  const { applications, has_more } = useLoaderData<typeof loadApplications>();
  const [search] = useSearchParams();
  const which = whichOf(search);
  return (
    <>
      <title>{t('applications')}</title>
      <h1 className="text-2xl">{t('applications')}</h1>
      <nav aria-label={t('applications')} className="mt-4 flex flex-wrap gap-1">
        {lists.map((one) => (
          <Link
            key={one}
            to={`?which=${one}`}
            aria-current={one === which ? 'page' : undefined}
            className="rounded-control hover:bg-sunken aria-[current=page]:bg-sunken flex min-h-12 items-center px-4 font-semibold"
          >
            {t(`applications_${one}`)}
          </Link>
        ))}
      </nav>
      {applications.length === 0 ? (
        <EmptyState title={t(`applications_none_${one(which)}`)} text={t('applications_none_text')} />
      ) : (
        <Applications applications={applications} />
      )}
      {has_more && <p className="text-muted mt-4">{t('list_has_more')}</p>}
    </>
  );
}

const one = (which: Which) => (which === 'open' ? 'open' : 'decided');

function Applications({ applications }: { applications: readonly ListedApplication[] }) {
  const t = useTexts('backoffice');
  const columns = ['company', 'vat_number', 'city', 'applicant', 'state', 'since'] as const;
  return (
    <WorkTable label={t('applications')} columns={columns.map((column) => t(column))}>
      {applications.map(({ id, company_name, vat_number, city, applicant, state, state_at }) => (
        <WorkRow key={id}>
          <WorkCell>
            <RowLink to={`/applications/${id}`}>{company_name}</RowLink>
          </WorkCell>
          <WorkCell label={t('vat_number')}>
            <span className="tabular-nums">{vat_number}</span>
          </WorkCell>
          <WorkCell label={t('city')}>{city}</WorkCell>
          <WorkCell label={t('applicant')}>{applicant}</WorkCell>
          <WorkCell label={t('state')}>
            <ApplicationBadge state={state} />
          </WorkCell>
          <WorkCell label={t('since')}>
            <When at={state_at} />
          </WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}
