import { useEffect, useRef, type ReactNode } from 'react';
import {
  Form,
  Link,
  NavLink,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { languageNames, languages } from '@nolo/i18n/language.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useChooseLanguage } from '@nolo/ui/device-language.tsx';
import { LogOutIcon, MenuIcon } from '@nolo/ui/icons.tsx';
import { Menu, menuItemStyle } from '@nolo/ui/menu.tsx';
import { SkipLink } from '@nolo/ui/skip-link.tsx';

type PageLink = { to: string; label: string };

type Props = {
  /** Whose pages these are, and where that leads. */
  name: string;
  home: string;
  /** The reader's role, shown under the name. */
  role: string;
  person: string;
  /** The pages there are. */
  pages: readonly PageLink[];
  /** Leads elsewhere; only in the menu. */
  more?: readonly PageLink[];
  children: ReactNode;
};

const rowStyle = `${menuItemStyle} min-h-12!`;

/** The frame of every page for who is logged in. */
export function Shell({ name, home, role, person, pages, more = [], children }: Props) {
  const t = useTexts('common');
  return (
    <>
      <SkipLink to="content">{t('skip_to_content')}</SkipLink>
      <Pending />
      <header className="border-line bg-surface sticky top-0 z-10 border-b">
        <div className="max-w-page mx-auto flex min-h-16 items-center gap-4 px-4">
          <Link
            to={home}
            className="flex min-h-12 min-w-0 flex-1 flex-col justify-center leading-tight desk:max-w-48 desk:flex-none"
          >
            <span className="truncate text-lg font-bold">{name}</span>
            <span className="text-muted truncate text-sm">{role}</span>
          </Link>
          <nav aria-label={t('header_main')} className="hidden flex-1 flex-wrap gap-x-1 desk:flex">
            {pages.map(({ to, label }) => (
              <NavLink
                key={to}
                end={to === home}
                to={to}
                className="rounded-control hover:bg-sunken aria-[current=page]:bg-sunken flex min-h-12 items-center px-3 font-semibold whitespace-nowrap"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <Menu
            className="[&>button]:min-h-12"
            label={
              <>
                <MenuIcon className="desk:hidden" />
                <span className="sr-only">{t('header_menu')}</span>
                <span className="max-w-40 truncate max-desk:sr-only">{person}</span>
              </>
            }
          >
            <p className="text-muted px-3 py-2 text-sm desk:hidden">{person}</p>
            <ul className="border-line mb-1 border-b pb-1 empty:hidden desk:hidden">
              <Links links={pages} />
            </ul>
            {more.length > 0 && (
              <ul className="border-line mb-1 border-b pb-1">
                <Links links={more} />
              </ul>
            )}
            <Languages />
            <Form method="post" action="/logout" className="border-line mt-1 border-t pt-1">
              <button type="submit" className={rowStyle}>
                <LogOutIcon />
                {t('header_log_out')}
              </button>
            </Form>
          </Menu>
        </div>
      </header>
      <Main>{children}</Main>
      <ScrollRestoration />
    </>
  );
}

function Links({ links }: { links: readonly PageLink[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={rowStyle}>
        {label}
      </Link>
    </li>
  ));
}

/** What the server has written is asked for again, in the other language. */
function Languages() {
  const t = useTexts('common');
  const current = useLanguage();
  const choose = useChooseLanguage();
  const { revalidate } = useRevalidator();
  return (
    <ul aria-label={t('header_language')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-current={language === current}
            onClick={() => {
              choose(language);
              void revalidate();
            }}
            className={rowStyle}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Takes the focus when another page comes, as a new document would. */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className="max-w-page mx-auto flex w-full flex-1 flex-col px-4 py-5 outline-none desk:py-8"
    >
      {children}
    </main>
  );
}

/** A line at the top while the next page is on its way for longer than a moment. */
function Pending() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className="bg-primary fixed inset-x-0 top-0 z-20 h-1 animate-[appear_0.1s_0.3s_backwards]" />;
}
