import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { callUrl } from '@nolo/contract/client.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import type { StaffApplication } from '@nolo/contract/staff/applications.ts';
import { mayStaff } from '@nolo/domain/account/roles.ts';
import { writtenIban } from '@nolo/domain/billing/iban.ts';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Badge } from '@nolo/ui/badge.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { PhoneLink } from '@nolo/ui/phone-link.tsx';
import { api } from '../api.ts';
import { Fact, Facts } from '../facts.tsx';
import { When } from '../row-parts.tsx';
import { useStaff } from '../staff.ts';
import { ApplicationBadge } from './application-badge.tsx';
import { Decide } from './decide.tsx';

export const loadApplication = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffApplication', { params: { id } }, { signal });

/** Everything about one application, and the decision. */
export function ApplicationPage() {
  const t = useTexts('backoffice');
  const { application } = useLoaderData<typeof loadApplication>();
  const { roles } = useStaff();
  const { company_id, company_name, state } = application;
  return (
    <>
      <title>{company_name}</title>
      <BackLink to="/applications">{t('applications')}</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl break-words">{company_name}</h1>
        <ApplicationBadge state={state} />
      </div>
      {company_id !== null && (
        <p className="mt-1">
          <Link to={`/companies/${company_id}`} className="text-primary-text underline">
            {t('to_company')}
          </Link>
        </p>
      )}
      {mayStaff(roles, 'admin') && <Decide application={application} />}
      <div className="mt-6 grid items-start gap-4 desk:grid-cols-2">
        <Company application={application} />
        <div className="grid gap-4">
          <Applicant application={application} />
          <History application={application} />
        </div>
      </div>
    </>
  );
}

type Props = { application: StaffApplication };

function Company({ application }: Props) {
  const t = useTexts('backoffice');
  const form = useTexts('application');
  const { address, zip, city, province } = application;
  return (
    <Card>
      <h2 className="mb-4 text-lg">{t('company')}</h2>
      <Facts>
        <Fact name={form('company_name')}>{application.company_name}</Fact>
        <Fact name={t('vat_number')}>
          <span className="tabular-nums">{application.vat_number}</span>{' '}
          <VatState application={application} />
        </Fact>
        <Fact name={form('tax_code')}>{application.tax_code}</Fact>
        <Fact name={form('rea')}>{application.rea}</Fact>
        <Fact name={form('address_title')}>{`${address}, ${zip} ${city} ${province}`}</Fact>
        <Fact name={form('sdi_code')}>{application.sdi_code}</Fact>
        <Fact name={form('pec_email')}>{application.pec_email}</Fact>
        <Fact name={form('representative_name')}>{application.representative_name}</Fact>
        <Fact name={form('representative_fiscal_code')}>{application.representative_fiscal_code}</Fact>
        <Fact name={form('iban')}>
          <span className="tabular-nums">{writtenIban(application.iban)}</span>
        </Fact>
        <Fact name={form('account_holder')}>{application.account_holder}</Fact>
        <Fact name={form('other_establishments')}>{application.other_establishments}</Fact>
      </Facts>
    </Card>
  );
}

const vatTones = { registered: 'success', not_registered: 'danger', unanswered: 'neutral' } as const;

function VatState({ application: { vat_state } }: Props) {
  const t = useTexts('backoffice');
  if (vat_state === null) return null;
  return <Badge tone={vatTones[vat_state]}>{t(`vat_${vat_state}`)}</Badge>;
}

function Applicant({ application }: Props) {
  const t = useTexts('backoffice');
  const form = useTexts('application');
  const language = useLanguage();
  const { self_certified_at, terms_version, clauses_version } = application;
  const at = formatDateTime(localDateTime(self_certified_at), language);
  return (
    <Card>
      <h2 className="mb-4 text-lg">{t('applicant')}</h2>
      <Facts>
        <Fact name={t('name')}>{`${application.first_name} ${application.last_name}`}</Fact>
        <Fact name={form('email')}>
          <a href={`mailto:${application.email}`} className="text-primary-text underline">
            {application.email}
          </a>
        </Fact>
        <Fact name={form('phone')}>
          <PhoneLink number={application.phone} />
        </Fact>
        <Fact name={t('declared')}>{t('declared_text', { at })}</Fact>
        <Fact name={t('terms')}>{t('terms_text', { version: terms_version, clauses: clauses_version })}</Fact>
      </Facts>
    </Card>
  );
}

function History({ application: { id, history } }: Props) {
  const t = useTexts('backoffice');
  return (
    <Card>
      <h2 className="text-lg">{t('history')}</h2>
      <ol className="divide-line divide-y">
        {history.map(({ id: eventId, kind, at, text, file_type }) => (
          <li key={eventId} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t(`application_${kind}`)}</span>
              <span className="text-muted text-sm">
                <When at={at} />
              </span>
            </p>
            {text !== '' && <p className="break-words whitespace-pre-line">{text}</p>}
            {file_type !== null && (
              <a
                href={callUrl(staffAddresses.staffApplicationFile[1], { params: { id, eventId } })}
                target="_blank"
                rel="noreferrer"
                className={buttonStyle('secondary', 'medium', 'mt-2')}
              >
                {t(file_type === 'image/jpeg' ? 'open_picture' : 'save_pdf')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
