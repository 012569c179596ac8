import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { formatMonth } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { StatementView } from '@nolo/portal/statement-view.tsx';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { api } from '../api.ts';

export const loadStatement = ({ params: { id = '', month = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffStatement', { params: { id, month } }, { signal });

/** What a company reads of a month, for whoever is asked about it. */
export function StatementPage() {
  const t = useTexts('statement');
  const language = useLanguage();
  const { id } = useParams();
  const { statement } = useLoaderData<typeof loadStatement>();
  const title = t('title_month', { month: formatMonth(statement.month, language) });
  return (
    <>
      <title>{`${statement.company}: ${title}`}</title>
      <BackLink to={`/payouts/${id}`}>{statement.company}</BackLink>
      <h1 className="mt-1 text-2xl">{title}</h1>
      <p className="text-muted mt-1">{t('of_company')}</p>
      <StatementView
        statement={statement}
        address={`/staff/companies/${id}/statements/${statement.month}`}
        monthPage={(month) => `/payouts/${id}/statements/${month}`}
      />
    </>
  );
}
