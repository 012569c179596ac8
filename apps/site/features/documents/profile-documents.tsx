import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths, safeRedirect } from '../../app/paths.ts';
import { ChevronLeftIcon } from '@nolo/ui/icons.tsx';
import { ShieldIcon } from '../../shared/rental/rental-icons.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { DocumentLooks } from './document-access-log.tsx';
import { sections } from './form-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { StatusBanner } from './status-banner.tsx';
import { VatNumbers } from './vat-numbers.tsx';

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
