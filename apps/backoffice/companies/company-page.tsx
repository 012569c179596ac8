import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { StaffCompany } from '@nolo/contract/staff/companies.ts';
import { mayStaff } from '@nolo/domain/account/roles.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { PhoneLink } from '@nolo/ui/phone-link.tsx';
import { api } from '../api.ts';
import { Fact, Facts } from '../facts.tsx';
import { When } from '../row-parts.tsx';
import { useStaff } from '../staff.ts';
import { CompanyBadge } from './company-badge.tsx';
import { CompanySteps } from './company-steps.tsx';

export const loadCompany = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffCompany', { params: { id } }, { signal });

/** How one company stands, and what can be done with it. */
export function CompanyPage() {
  const t = useTexts('backoffice');
  const { company } = useLoaderData<typeof loadCompany>();
  const { roles } = useStaff();
  return (
    <>
      <title>{company.name}</title>
      <BackLink to="/companies">{t('companies')}</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl break-words">{company.name}</h1>
        <CompanyBadge status={company.status} />
      </div>
      {mayStaff(roles, 'admin') && <CompanySteps company={company} />}
      <div className="mt-6 grid items-start gap-4 desk:grid-cols-2">
        <State company={company} />
        <History company={company} />
      </div>
    </>
  );
}

type Props = { company: StaffCompany };

function State({ company }: Props) {
  const t = useTexts('backoffice');
  const form = useTexts('application');
  const steps = useTexts('company');
  const { bookings, ends_on, ended_by, missing } = company;
  return (
    <Card>
      <Facts>
        <Fact name={t('since')}>
          <When at={company.status_at} />
        </Fact>
        <Fact name={t('reason')}>{company.status_reason}</Fact>
        <Fact name={t('last_day')}>{ends_on && formatDate(ends_on)}</Fact>
        <Fact name={t('ended_by')}>{ended_by && t(`ended_by_${ended_by}`)}</Fact>
        <Fact name={t('missing')}>
          {missing.length === 0
            ? null
            : missing.map((step) => (
                <span key={step} className="block">
                  {steps(`step_${step}`)}
                </span>
              ))}
        </Fact>
        <Fact name={t('bookings')}>{t('bookings_text', bookings)}</Fact>
        <Fact name={t('legal_name')}>{company.legal_name}</Fact>
        <Fact name={t('vat_number')}>{company.vat_number}</Fact>
        <Fact name={form('address_title')}>{company.address}</Fact>
        <Fact name={form('email')}>
          <a href={`mailto:${company.email}`} className="text-primary-text underline">
            {company.email}
          </a>
        </Fact>
        <Fact name={form('phone')}>
          <PhoneLink number={company.phone} />
        </Fact>
      </Facts>
    </Card>
  );
}

function History({ company: { history } }: Props) {
  const t = useTexts('backoffice');
  const audit = useTexts('audit');
  const portal = useTexts('portal');
  return (
    <Card>
      <h2 className="text-lg">{t('history')}</h2>
      {history.length === 0 && <p className="text-muted py-3">{t('history_none')}</p>}
      <ol className="divide-line divide-y">
        {history.map(({ id, at, action, actor, after }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{audit(`action_${action}`)}</span>
              <span className="text-muted text-sm">
                <When at={at} />
              </span>
            </p>
            <p className="text-muted text-sm">{actor || portal('renter_deleted')}</p>
            {after?.reason && <p className="break-words whitespace-pre-line">{after.reason}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
