import { Form, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { ListedCompany } from '@nolo/contract/staff/companies.ts';
import { companyStatuses, type CompanyStatus } from '@nolo/domain/companies/company-status.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { RowLink, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { CompanyBadge } from './company-badge.tsx';

function wantedOf(search: URLSearchParams): { q: string; status: CompanyStatus | undefined } {
  return {
    q: search.get('q') ?? '',
    status: companyStatuses.find((status) => status === search.get('status')),
  };
}

export const loadCompanies = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  api.call('staffCompanies', { query: wantedOf(new URL(url).searchParams) }, { signal });

/** Every company, found by its name, town or VAT number. */
export function CompaniesPage() {
  const t = useTexts('backoffice');
  const audit = useTexts('audit');
  const { companies, has_more } = useLoaderData<typeof loadCompanies>();
  const [search] = useSearchParams();
  const { q, status } = wantedOf(search);
  return (
    <>
      <title>{t('companies')}</title>
      <h1 className="text-2xl">{t('companies')}</h1>
      <search>
        <Form className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
          <TextField
            name="q"
            type="search"
            label={t('companies_search')}
            defaultValue={q}
            autoComplete="off"
          />
          <SelectField
            name="status"
            label={t('state')}
            defaultValue={status ?? ''}
            placeholder={t('every_state')}
            options={companyStatuses.map((one) => ({ value: one, label: audit(`company_${one}`) }))}
          />
          <Button type="submit" className="min-h-12!">
            {t('search')}
          </Button>
        </Form>
      </search>
      {companies.length === 0 ? (
        <EmptyState title={t('companies_none')} text={t('companies_none_text')} />
      ) : (
        <Companies companies={companies} />
      )}
      {has_more && <p className="text-muted mt-4">{t('list_has_more')}</p>}
    </>
  );
}

function Companies({ companies }: { companies: readonly ListedCompany[] }) {
  const t = useTexts('backoffice');
  const columns = ['company', 'vat_number', 'city', 'cars', 'state', 'since'] as const;
  return (
    <WorkTable label={t('companies')} columns={columns.map((column) => t(column))}>
      {companies.map(({ id, name, vat_number, city, cars, status, status_at }) => (
        <WorkRow key={id}>
          <WorkCell>
            <RowLink to={`/companies/${id}`}>{name}</RowLink>
          </WorkCell>
          <WorkCell label={t('vat_number')}>
            <span className="tabular-nums">{vat_number}</span>
          </WorkCell>
          <WorkCell label={t('city')}>{city}</WorkCell>
          <WorkCell label={t('cars')}>
            <span className="tabular-nums">{cars}</span>
          </WorkCell>
          <WorkCell label={t('state')}>
            <CompanyBadge status={status} />
          </WorkCell>
          <WorkCell label={t('since')}>
            <When at={status_at} />
          </WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}
