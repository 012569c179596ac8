import type { ReactNode } from 'react';
import { LanguageLinks } from '../../layout/language-links.tsx';
import { SiteLogo } from '../../layout/site-logo.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTenant } from '../../theme/use-tenant.ts';
import { useTheme } from '../../theme/use-theme.ts';
import type { PlainKey } from '@nolo/i18n/translate.ts';
import { CalendarIcon, TagIcon } from '@nolo/ui/icons.tsx';
import { ShieldIcon } from '../../shared/rental/rental-icons.tsx';
import { frameVariants } from './frame-variant.ts';
import coastRoad from './coast-road.svg?url';
import nightDrive from './night-drive.svg?url';

const promises: readonly { Icon: typeof TagIcon; text: PlainKey<'login'> }[] = [
  { Icon: TagIcon, text: 'promise_price' },
  { Icon: CalendarIcon, text: 'promise_cancel' },
  { Icon: ShieldIcon, text: 'promise_documents' },
];

const pictures = { coast: coastRoad, night: nightDrive };

/** A page without header and footer: logo and languages above, a picture beside it where there is room. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const variant = frameVariants[useTheme()];
  return (
    <div className={variant.page}>
      <div className={variant.column}>
        <div className={`flex flex-wrap items-center justify-between gap-x-4 ${variant.head}`}>
          <SiteLogo />
          <nav className="flex flex-wrap gap-1">
            <LanguageLinks className="text-muted hover:text-ink rounded-control aria-current:text-ink grid min-h-11 min-w-11 place-items-center px-1.5 text-sm font-semibold underline-offset-4 aria-current:underline" />
          </nav>
        </div>
        <div className={`mx-auto flex w-full flex-col ${variant.form}`}>{children}</div>
      </div>
      {variant.picture && <Promises picture={pictures[variant.picture]} />}
    </div>
  );
}

function Promises({ picture }: { picture: string }) {
  const t = useTexts('login');
  const tenant = useTenant();
  return (
    <aside className="desk:block sticky top-0 hidden h-dvh overflow-hidden">
      {/* Lazy: a telephone hides this column and must not pay for it. */}
      <img
        src={picture}
        alt=""
        width="1160"
        height="1450"
        loading="lazy"
        className="absolute inset-0 size-full object-cover object-bottom"
      />
      <div className="bg-surface text-ink rounded-panel shadow-overlay absolute inset-x-8 top-8 mx-auto max-w-md p-6">
        <p className="text-xl font-bold">
          {tenant ? t('promise_title_own', { name: tenant.name }) : t('promise_title')}
        </p>
        <ul className="mt-4 flex flex-col gap-3">
          {promises.map(({ Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon className="text-primary-text mt-0.5 size-5" />
              <span>{t(text)}</span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
