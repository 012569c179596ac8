import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { formatMonth } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { StatementView } from '@nolo/portal/statement-view.tsx';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { api } from '../api.ts';

export const loadStatement = ({
  params: { companyId = '', month = '' },
  request: { signal },
}: LoaderFunctionArgs) => api.call('companyStatement', { params: { companyId, month } }, { signal });

/** Every movement of a month, booking by booking. */
export function StatementPage() {
  const t = useTexts('statement');
  const money = useTexts('money');
  const language = useLanguage();
  const { companyId } = useParams();
  const { statement } = useLoaderData<typeof loadStatement>();
  const title = t('title_month', { month: formatMonth(statement.month, language) });
  const home = `/${companyId}`;
  return (
    <>
      <title>{title}</title>
      <BackLink to={`${home}/money`}>{money('title')}</BackLink>
      <h1 className="mt-1 text-2xl">{title}</h1>
      <p className="text-muted mt-1">{t('text')}</p>
      <StatementView
        statement={statement}
        address={`/business/company/${companyId}/statements/${statement.month}`}
        monthPage={(month) => `${home}/money/${month}`}
        bookingPage={(id) => `${home}/bookings/${id}`}
      />
    </>
  );
}
