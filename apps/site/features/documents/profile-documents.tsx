import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { safeRedirect } from '@nolo/contract/safe-redirect.ts';
import { paths } from '../../app/paths.ts';
import { ChevronLeftIcon, CheckIcon, ClockIcon, InfoIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { ShieldIcon } from '../../shared/rental/rental-icons.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { formatDateTime } from '@nolo/i18n/format.ts';
import { problemsOfDocument, reviewedDocuments } from '@nolo/domain/identity/document-findings.ts';
import { sections } from './form-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';
import { writtenVatNumber } from '@nolo/domain/billing/vat-number.ts';
import { useVatState } from '../../shared/forms/vat-state.ts';

type Props = {
  initial: CustomerProfile;
  /** What stands below the form: the password. */
  children: ReactNode;
};

/** A renter's own data: who they are, their identity document and their driving licence. */
export function ProfileDocuments({ initial, children }: Props) {
  const t = useTexts('documents');
  const [profile, setProfile] = useState(initial);
  const [search] = useSearchParams();
  const wayBack = safeRedirect(search.get('redirect'));
  return (
    <div className="page-width py-8 sm:py-10">
      {wayBack && (
        <LinkButton variant="quiet" to={wayBack} className="mb-4 -ml-5">
          <ChevronLeftIcon />
          {t('back_to_booking')}
        </LinkButton>
      )}
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-muted mt-2 mb-6 max-w-2xl">{t('intro')}</p>
      <StatusBanner {...profile} />
      <div className="desk:grid-cols-[15rem_minmax(0,1fr)] mt-6 grid grid-cols-1 items-start gap-6 lg:gap-10">
        <aside className="desk:sticky desk:top-24 flex min-w-0 flex-col gap-6">
          <SectionLinks />
          <Privacy />
          {/* Below the form on a telephone. */}
          <AccountLinks className="max-desk:hidden" />
        </aside>
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileForm profile={profile} onSaved={setProfile} wayBack={wayBack} />
          <DocumentLooks {...profile} />
          <VatNumbers {...profile} />
          {children}
          <Card className="desk:hidden">
            <h2 className="mb-2 text-xl font-bold">{t('account_links')}</h2>
            <AccountLinks />
          </Card>
        </div>
      </div>
    </div>
  );
}

function SectionLinks() {
  const t = useTexts('documents');
  return (
    <nav aria-label={t('sections')}>
      <ul className="desk:flex-col flex max-desk:-ml-3 overflow-x-auto [scrollbar-width:none]">
        {[...sections, 'password' as const].map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="text-primary-text rounded-control hover:bg-sunken flex min-h-11 items-center px-3 font-semibold whitespace-nowrap"
            >
              {t(section === 'password' ? 'account_password' : section)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What an account has besides this page. */
function AccountLinks({ className }: { className?: string }) {
  const t = useTexts('documents');
  const language = useLanguage();
  return (
    <nav aria-label={t('account_links')} className={className}>
      <ul className="flex flex-col">
        {(['passkeys', 'devices', 'privacy', 'delete'] as const).map((section) => (
          <li key={section}>
            <Link
              to={paths.accountSecurity(language, section)}
              className="text-primary-text rounded-control hover:bg-sunken flex min-h-11 items-center px-3 max-desk:-ml-3"
            >
              {t(`account_${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Privacy() {
  const t = useTexts('documents');
  return (
    <div className="bg-sunken rounded-card flex items-start gap-3 p-4">
      <ShieldIcon className="text-primary-text mt-0.5 size-5" />
      <div className="text-sm">
        <p className="font-semibold">{t('privacy_title')}</p>
        <p className="text-muted mt-1">{t('privacy_text')}</p>
      </div>
    </div>
  );
}

/** Which companies looked at the documents, how often, and when last. */
function DocumentLooks({ looks }: Pick<CustomerProfile, 'looks'>) {
  const t = useTexts('documents');
  const language = useLanguage();
  return (
    <Card>
      <section aria-labelledby="looks-title">
        <h2 id="looks-title" className="mb-4 text-xl font-bold">
          {t('looks_title')}
        </h2>
        {looks.length === 0 ? (
          <p className="text-muted">{t('looks_none')}</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {looks.map(({ company, number, at, times }) => (
              <li key={`${number} ${company}`} className="break-words">
                <p className="font-semibold">
                  {t(times === 1 ? 'look' : 'look_again', {
                    company: company ?? t('look_platform'),
                    date: formatDateTime(at, language),
                    times,
                  })}
                </p>
                <p className="text-muted text-sm">
                  {number === null ? t('look_review') : unbrokenNumber(t('look_booking', { number }), number)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

/** The VAT numbers on the renter's company invoices, and what the register said of each. */
function VatNumbers({ vat_numbers: numbers }: Pick<CustomerProfile, 'vat_numbers'>) {
  const t = useTexts('vat');
  const stateOf = useVatState();
  if (numbers.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="vat-numbers-title">
        <h2 id="vat-numbers-title" className="mb-4 text-xl font-bold">
          {t('title')}
        </h2>
        <dl className="flex flex-col gap-4">
          {numbers.map((found) => (
            <div key={writtenVatNumber(found)}>
              <dt className="font-semibold">{writtenVatNumber(found)}</dt>
              <dd className="text-muted">{stateOf(found)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

const statusVariants = {
  missing: { style: 'bg-primary-soft text-on-primary-soft', Icon: InfoIcon },
  uploaded: { style: 'bg-warning-soft text-warning', Icon: ClockIcon },
  verified: { style: 'bg-success-soft text-success', Icon: CheckIcon },
  rejected: { style: 'bg-danger-soft text-danger', Icon: WarningIcon },
} as const;

type StatusProps = Pick<
  CustomerProfile,
  'documents_findings' | 'documents_status' | 'documents_rejected_reason'
>;

/** Where the documents are on their way to a car. */
function StatusBanner({
  documents_findings: findings,
  documents_status: status,
  documents_rejected_reason: reason,
}: StatusProps) {
  const t = useTexts('documents');
  const language = useLanguage();
  const { style, Icon } = statusVariants[status];
  return (
    <div className={`rounded-card flex items-start gap-3 p-4 sm:p-5 ${style}`} aria-live="polite">
      <Icon className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-bold">{t(`status_${status}_title`)}</p>
        {findings.length > 0 && <Findings findings={findings} />}
        {status === 'rejected' && reason && (
          <p className="mt-1 font-semibold break-words">{t('status_rejected_reason', { reason })}</p>
        )}
        <p className="text-ink mt-1">{t(`status_${status}_text`)}</p>
        {(status === 'uploaded' || status === 'rejected') && (
          <Link to={paths.contactUs(language)} className="text-ink mt-1 inline-block underline">
            {t('contact_support')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What is wrong, document by document. */
function Findings({ findings }: { findings: CustomerProfile['documents_findings'] }) {
  const t = useTexts('documents');
  const wrong = reviewedDocuments.filter((one) => problemsOfDocument(findings, one).length > 0);
  return (
    <dl className="text-ink mt-1 flex flex-col gap-1">
      {wrong.map((one) => (
        <div key={one}>
          <dt className="font-semibold">{t(one)}</dt>
          {problemsOfDocument(findings, one).map((problem) => (
            <dd key={problem}>{t(`problem_${problem}`)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
