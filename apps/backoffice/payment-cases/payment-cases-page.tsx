import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { ListedPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import { paymentCaseKinds } from '@nolo/domain/payment/payment-case.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';
import { Amount, RowLink, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';

const kindOf = (search: URLSearchParams) => paymentCaseKinds.find((kind) => kind === search.get('kind'));

export function loadPaymentCases({ request: { url, signal } }: LoaderFunctionArgs) {
  const kind = kindOf(new URL(url).searchParams);
  return api.call('staffPaymentCases', { query: { ...(kind && { kind }) } }, { signal });
}

/** Money matters that wait for a person, the longest first. */
export function PaymentCasesPage() {
  const t = useTexts('payment-cases');
  const work = useTexts('work');
  const backoffice = useTexts('backoffice');
  const audit = useTexts('audit');
  const { cases, has_more } = useLoaderData<typeof loadPaymentCases>();
  const [search] = useSearchParams();
  const kind = kindOf(search);
  return (
    <>
      <title>{work('payment_cases')}</title>
      <h1 className="text-2xl">{work('payment_cases')}</h1>
      {kind && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          <span className="font-semibold">{audit(`payment_case_${kind}`)}</span>
          <Link to="/payment-cases" className="text-primary-text underline">
            {t('all_kinds')}
          </Link>
        </p>
      )}
      {cases.length === 0 ? (
        <EmptyState title={t(kind ? 'none_of_kind' : 'none')} text={t('none_text')} Icon={CheckIcon} />
      ) : (
        <PaymentCases cases={cases} />
      )}
      {has_more && <p className="text-muted mt-4">{backoffice('list_has_more')}</p>}
    </>
  );
}

function PaymentCases({ cases }: { cases: readonly ListedPaymentCase[] }) {
  const t = useTexts('payment-cases');
  const work = useTexts('work');
  const backoffice = useTexts('backoffice');
  const audit = useTexts('audit');
  return (
    <WorkTable
      label={work('payment_cases')}
      columns={[t('kind'), work('booking'), backoffice('company'), backoffice('since'), t('amount')]}
    >
      {cases.map(({ id, kind, number, company, found_at, amount }) => (
        <WorkRow key={id}>
          <WorkCell>
            <RowLink to={`/payment-cases/${id}`}>{audit(`payment_case_${kind}`)}</RowLink>
          </WorkCell>
          <WorkCell label={work('booking')}>
            <span className="tabular-nums">{number ?? '–'}</span>
          </WorkCell>
          <WorkCell label={backoffice('company')}>{company ?? '–'}</WorkCell>
          <WorkCell label={backoffice('since')}>
            <When at={found_at} />
          </WorkCell>
          <WorkCell label={t('amount')}>{amount === null ? '–' : <Amount minor={amount} />}</WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}
