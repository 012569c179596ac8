import { Form, Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { ListedDocuments } from '@nolo/contract/staff/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { RowLink, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { DocumentsBadge } from './documents-badge.tsx';

const emailOf = (search: URLSearchParams) => search.get('email')?.trim() ?? '';

export const loadDocuments = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  api.call('staffDocuments', { query: { email: emailOf(new URL(url).searchParams) } }, { signal });

/** Renters whose documents wait for a person, the longest first; with an address its own, however they stand. */
export function DocumentsPage() {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const { renters, has_more } = useLoaderData<typeof loadDocuments>();
  const [search] = useSearchParams();
  const email = emailOf(search);
  return (
    <>
      <title>{t('documents_title')}</title>
      <h1 className="text-2xl">{t('documents_title')}</h1>
      <search className="mt-4">
        <Form className="grid items-end gap-3 desk:grid-cols-[minmax(0,24rem)_auto_auto] desk:justify-start">
          <TextField
            key={email}
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            label={t('documents_find')}
            hint={t('documents_find_text')}
            defaultValue={email}
          />
          <Button type="submit" className="min-h-12!">
            {backoffice('search')}
          </Button>
          {email !== '' && (
            <Link to="/documents" className={buttonStyle('quiet', 'medium', 'min-h-12!')}>
              {t('all_waiting')}
            </Link>
          )}
        </Form>
      </search>
      {renters.length > 0 ? (
        <Renters renters={renters} />
      ) : email === '' ? (
        <EmptyState title={t('documents_none')} text={t('documents_none_text')} />
      ) : (
        <EmptyState title={t('documents_none_found')} text={t('documents_none_found_text')} />
      )}
      {has_more && <p className="text-muted mt-4">{backoffice('list_has_more')}</p>}
    </>
  );
}

function Renters({ renters }: { renters: readonly ListedDocuments[] }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  return (
    <WorkTable
      label={t('documents_title')}
      columns={[t('renter'), t('email'), backoffice('state'), t('waiting_since'), t('machine')]}
    >
      {renters.map(({ id, name, email, status, uploaded_at, problems }) => (
        <WorkRow key={id}>
          <WorkCell>
            <RowLink to={`/documents/${id}`}>{name}</RowLink>
          </WorkCell>
          <WorkCell label={t('email')}>
            <span className="break-words">{email}</span>
          </WorkCell>
          <WorkCell label={backoffice('state')}>
            <DocumentsBadge status={status} />
          </WorkCell>
          <WorkCell label={t('waiting_since')}>{uploaded_at !== null && <When at={uploaded_at} />}</WorkCell>
          <WorkCell label={t('machine')}>
            <Machine problems={problems} />
          </WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}

/** Why the machine left the document to a person. */
function Machine({ problems }: Pick<ListedDocuments, 'problems'>) {
  const t = useTexts('work');
  if (problems === null) return <span className="text-muted">{t('machine_read_none')}</span>;
  if (problems.length === 0) return t('machine_agrees');
  return problems.map((problem) => t(`problem_${problem}`)).join(' · ');
}
