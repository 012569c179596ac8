import type { ReactNode } from 'react';
import { LanguageLinks } from '../../layout/language-links.tsx';
import { SiteLogo } from '../../layout/site-logo.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTenant } from '../../theme/use-tenant.ts';
import { useTheme } from '../../theme/use-theme.ts';
import type { PlainKey } from '@nolo/i18n/translate.ts';
import { CalendarIcon, TagIcon } from '@nolo/ui/icons.tsx';
import type { Theme } from '@nolo/domain/website/theme.ts';
import { ShieldIcon } from '../../shared/rental/rental-icons.tsx';
import coastRoad from './coast-road.svg?url';
import nightDrive from './night-drive.svg?url';

type FrameVariant = {
  page: string;
  /** Logo and languages above, the form below. */
  column: string;
  head: string;
  form: string;
  /** The picture beside the form, with what the site promises. */
  picture: 'coast' | 'night' | null;
};

/** Log-in: a window on a band, a round card in the middle, the form over darkness, the page in two halves. */
const frameVariants: Record<Theme, FrameVariant> = {
  1: {
    page: 'flex flex-1 flex-col',
    column: 'flex flex-1 flex-col',
    head: 'band px-4 py-2 sm:px-8',
    form: 'bg-surface border-line my-8 max-w-md border p-6 max-sm:my-0 max-sm:border-x-0 sm:p-8',
    picture: null,
  },
  2: {
    page: 'flex flex-1 flex-col px-3 py-3 sm:px-6',
    column: 'flex flex-1 flex-col',
    head: 'bg-surface shadow-raised mx-auto w-full max-w-4xl rounded-[2rem] px-5 py-2',
    form: 'bg-surface rounded-panel shadow-card my-8 max-w-xl p-6 sm:p-10',
    picture: null,
  },
  3: {
    page: 'desk:grid-cols-[1.4fr_1fr] grid flex-1 grid-cols-1',
    column: 'desk:order-last desk:border-l border-line flex flex-col',
    head: 'border-line border-b px-4 py-4 sm:px-10',
    form: 'max-w-md flex-1 justify-center px-4 py-12',
    picture: 'night',
  },
  4: {
    page: 'desk:grid-cols-2 grid flex-1 grid-cols-1',
    column: 'flex flex-col px-4 py-3 sm:px-8',
    head: '',
    form: 'max-w-md flex-1 justify-center pt-8 pb-16',
    picture: 'coast',
  },
};

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
