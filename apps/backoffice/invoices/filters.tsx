import { Form, Link, useSearchParams } from 'react-router';
import { INVOICE_STATES, type InvoiceState } from '@nolo/domain/billing/invoice-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { changedSearch, invoiceSearchOf } from '@nolo/portal/invoice-search.ts';
import { Button } from '@nolo/ui/button.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';

type InvoiceFilters = {
  year: number | null;
  page: number;
  state: InvoiceState | null;
  /** A company's id. */
  company: number | null;
  q: string;
};

/** Which invoices the address asks for. */
export function filtersOf(search: URLSearchParams): InvoiceFilters {
  const company = /^[1-9]\d{0,8}$/.exec(search.get('company') ?? '')?.[0];
  return {
    ...invoiceSearchOf(search),
    state: INVOICE_STATES.find((state) => state === search.get('state')) ?? null,
    company: company === undefined ? null : Number(company),
    q: search.get('q')?.trim().slice(0, 100) ?? '',
  };
}

type Props = {
  years: readonly number[];
  /** The name of the company whose invoices these are; null where none of them says it. */
  companyName: string | null;
};

/** Year, state and words; the company stays that a row or its own page led to. */
export function Filters({ years, companyName }: Props) {
  const t = useTexts('invoices');
  const backoffice = useTexts('backoffice');
  const [search] = useSearchParams();
  const { year, state, company, q } = filtersOf(search);
  const isAny = year !== null || state !== null || company !== null || q !== '';
  return (
    <search className="mt-4">
      {/* Each field begins anew with what the address says. */}
      <Form className="grid items-end gap-3 desk:grid-cols-[11.5rem_12rem_minmax(0,22rem)_auto_auto] desk:justify-start">
        <SelectField
          key={`year ${year}`}
          name="year"
          label={t('year')}
          placeholder={t('all_years')}
          options={years.map((one) => ({ value: `${one}`, label: `${one}` }))}
          defaultValue={`${year ?? ''}`}
        />
        <SelectField
          key={`state ${state}`}
          name="state"
          label={t('state')}
          placeholder={t('all_states')}
          options={INVOICE_STATES.map((one) => ({ value: one, label: t(one) }))}
          defaultValue={state ?? ''}
        />
        <TextField
          key={`words ${q}`}
          name="q"
          type="search"
          autoComplete="off"
          label={t('find')}
          defaultValue={q}
        />
        {company !== null && <input type="hidden" name="company" value={company} />}
        <Button type="submit" className="min-h-12!">
          {backoffice('search')}
        </Button>
        {isAny && (
          <LinkButton to="/invoices" variant="quiet" className="min-h-12!">
            {t('all')}
          </LinkButton>
        )}
      </Form>
      {company !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">
            {companyName === null ? t('only_one_company') : t('only_company', { company: companyName })}
          </span>
          <Link
            to={changedSearch(search, 'company', null)}
            className="text-primary-text inline-flex min-h-11 items-center underline desk:min-h-0"
          >
            {t('all_companies')}
          </Link>
        </p>
      )}
    </search>
  );
}
