import { NavLink } from 'react-router';
import { useIsLoggedIn } from '../api/session.ts';
import { paths } from '../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../theme/use-theme.ts';
import { GlobeIcon, LogOutIcon, UserIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Menu, menuItemStyle } from '@nolo/ui/menu.tsx';
import { Bell } from './bell.tsx';
import { businessLinks, headerLinks, moreLinks, personalLinks, useSiteLinks } from './header-links.ts';
import { headerVariants } from './header-variant.ts';
import { LanguageLinks } from './language-links.tsx';
import { SiteLink } from './site-link.tsx';

/** The header's links where there is room for them. */
export function DesktopNavigation({ onLogOut }: { onLogOut: () => void }) {
  const t = useTexts('common');
  const isLoggedIn = useIsLoggedIn();
  const { link, words } = headerVariants[useTheme()];
  return (
    <nav aria-label={t('header_main')} className="desk:flex hidden items-center gap-1 wrap-normal">
      {useSiteLinks(headerLinks).map(({ text, to }) => (
        <NavLink
          key={text}
          end
          to={to}
          className={`hover:bg-sunken flex min-h-11 items-center px-3 font-semibold ${link} ${words}`}
        >
          {t(text)}
        </NavLink>
      ))}
      <Menu label={<span className={words}>{t('header_more')}</span>}>
        {useSiteLinks(moreLinks).map((link) => (
          <SiteLink key={link.text} link={link} className={menuItemStyle} />
        ))}
      </Menu>
      {useSiteLinks(businessLinks).map(({ text, to }) => (
        <LinkButton key={text} variant="secondary" size="small" to={to} className="max-xl:hidden">
          {t(text)}
        </LinkButton>
      ))}
      <LanguageMenu />
      {isLoggedIn && <Bell />}
      {isLoggedIn ? <PersonalArea onLogOut={onLogOut} /> : <GuestLinks />}
    </nav>
  );
}

function LanguageMenu() {
  const t = useTexts('common');
  const language = useLanguage();
  return (
    <Menu
      name={t('header_language')}
      label={
        <>
          <GlobeIcon />
          <span className="uppercase">{language}</span>
        </>
      }
    >
      <LanguageLinks className={menuItemStyle} />
    </Menu>
  );
}

function GuestLinks() {
  const t = useTexts('common');
  const language = useLanguage();
  return (
    <div className="guest-only ml-2 flex gap-2">
      <LinkButton variant="secondary" to={paths.login(language, { tab: 'sign-in' })}>
        {t('header_log_in')}
      </LinkButton>
      <LinkButton to={paths.login(language, { tab: 'sign-up' })}>{t('header_sign_up')}</LinkButton>
    </div>
  );
}

function PersonalArea({ onLogOut }: { onLogOut: () => void }) {
  const t = useTexts('common');
  return (
    <Menu
      label={
        <>
          <UserIcon />
          {t('header_personal_area')}
        </>
      }
    >
      {useSiteLinks(personalLinks).map((link) => (
        <SiteLink key={link.text} link={link} className={menuItemStyle} />
      ))}
      <button type="button" onClick={onLogOut} className={menuItemStyle}>
        <LogOutIcon />
        {t('header_log_out')}
      </button>
    </Menu>
  );
}
