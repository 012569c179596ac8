import { Link, useLocation } from 'react-router';
import type { FirstDayStep } from '@nolo/domain/companies/first-day.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { CheckIcon, ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { CompanyState } from './company-state.tsx';
import { useCompany } from '../member.ts';
import { useSettings } from './settings.tsx';

/** Where each step of the first day is done. */
const pageOf: Record<FirstDayStep, string> = {
  hours: 'hours',
  conditions: 'conditions',
  location: 'locations',
  account: 'account',
};
const pages = ['hours', 'locations', 'conditions', 'extras', 'account', 'invoicing'] as const;

/** What the company has set, and what is missing until renters see its cars. */
export function CompanyPage() {
  const t = useTexts('company');
  const police = useTexts('police-report');
  const { name } = useCompany();
  const { first_day, invoicing, status } = useSettings();
  const { state } = useLocation() as { state: { isSaved?: boolean } | null };
  const title = t('title');
  const isReady = first_day.every(({ is_done }) => is_done);
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted mt-1">{name}</p>
      <output className="text-success mt-2 font-medium empty:hidden">
        {state?.isSaved ? t('saved') : null}
      </output>
      {!isReady && <FirstDay />}
      {status.status === 'draft' && <CompanyState />}
      <ul className="border-line mt-6 max-w-2xl border-b">
        {pages.map((page) => (
          <li key={page} className="border-line border-t">
            <PageLink
              to={page}
              title={t(page)}
              text={
                page === 'invoicing' && invoicing.missing.length > 0
                  ? `${t('invoicing_missing')} ${invoicing.missing.map((one) => t(`missing_${one}`)).join(', ')}.`
                  : t(`${page}_text`)
              }
            />
          </li>
        ))}
        <li className="border-line border-t">
          <PageLink to="police-report" title={police('account')} text={police('account_text')} />
        </li>
      </ul>
      {status.status !== 'draft' && <CompanyState />}
    </>
  );
}

/** The list of the first day: what is done, what is missing, each leading to where it is done. */
function FirstDay() {
  const t = useTexts('company');
  const { first_day } = useSettings();
  const done = first_day.filter(({ is_done }) => is_done).length;
  return (
    <section aria-labelledby="first-day" className="mt-4 max-w-2xl">
      <Card>
        <h2 id="first-day" className="text-xl">
          {t('first_day')}
        </h2>
        <p className="text-muted mt-1">{t('first_day_text', { done, all: first_day.length })}</p>
        <ol className="mt-3 grid gap-1">
          {first_day.map(({ step, is_done }) => (
            <li key={step}>
              <Link
                to={pageOf[step]}
                className="hover:bg-sunken rounded-control -mx-2 flex min-h-12 items-center gap-3 px-2 font-semibold"
              >
                <span
                  className={`rounded-pill grid size-7 shrink-0 place-items-center border-2 ${is_done ? 'border-success bg-success-soft text-success' : 'border-line-strong'}`}
                >
                  {is_done && <CheckIcon className="size-4" />}
                </span>
                <span className="min-w-0 flex-1">{t(`step_${step}`)}</span>
                <span className={is_done ? 'text-success text-sm' : 'text-muted text-sm'}>
                  {t(is_done ? 'done' : 'missing')}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

function PageLink({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link to={to} className="hover:bg-sunken flex min-h-16 items-center gap-4 py-3 desk:px-2">
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-semibold">{title}</span>
        <span className="text-muted block text-sm">{text}</span>
      </span>
      <ChevronRightIcon />
    </Link>
  );
}
