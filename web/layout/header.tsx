import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useIsLoggedIn } from '../api/session.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { pageTitleKey } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { useTenant } from '../theme/use-tenant.ts';
import { useTheme } from '../theme/use-theme.ts';
import { GlobeIcon, LogOutIcon, MenuIcon, UserIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Menu, menuItemStyle } from '../ui/menu.tsx';
import { Bell } from './bell.tsx';
import { headerLooks } from './header-look.ts';
import { businessLinks, headerLinks, moreLinks, personalLinks, useSiteLinks } from './header-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { LogOutDialog } from './log-out-dialog.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { SiteLink } from './site-link.tsx';
import { SiteLogo } from './site-logo.tsx';

export function Header() {
  const t = useTexts('common');
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const look = headerLooks[useTheme()];
  // A company's name and the bell leave a telephone no room for the title; the page's heading says it, too.
  const isCrowded = useTenant() !== null && isLoggedIn;
  const startLeaving = () => {
    setIsDrawerOpen(false);
    setIsLeaving(true);
  };
  return (
    <>
      <header className={`z-20 ${look.frame}`}>
        <div className={`flex items-center ${look.bar}`}>
          <SiteLogo />
          <p
            className={`desk:hidden flex-1 text-center leading-tight font-semibold text-balance ${isCrowded ? 'max-[28rem]:sr-only' : ''}`}
          >
            {t(pageTitleKey(pathname))}
          </p>
          <DesktopNavigation onLogOut={startLeaving} />
          {isLoggedIn && (
            <div className="desk:hidden -mr-2 ml-auto">
              <Bell />
            </div>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('header_menu')}
            onClick={() => setIsDrawerOpen(true)}
            className="hover:bg-sunken rounded-control desk:hidden -mr-2.5 grid size-11 place-items-center"
          >
            <MenuIcon className="size-6" />
          </button>
        </div>
      </header>
      <SideDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} onLogOut={startLeaving} />
      <LogOutDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}

function DesktopNavigation({ onLogOut }: { onLogOut: () => void }) {
  const t = useTexts('common');
  const language = useLanguage();
  const isLoggedIn = useIsLoggedIn();
  const { link } = headerLooks[useTheme()];
  return (
    <nav aria-label={t('header_main')} className="desk:flex hidden items-center gap-1">
      {useSiteLinks(headerLinks).map(({ text, to }) => (
        <NavLink
          key={text}
          end
          to={to}
          className={`hover:bg-sunken flex min-h-11 items-center px-3 font-semibold ${link}`}
        >
          {t(text)}
        </NavLink>
      ))}
      <Menu label={t('header_more')}>
        {useSiteLinks(moreLinks).map((link) => (
          <SiteLink key={link.text} link={link} className={menuItemStyle} />
        ))}
      </Menu>
      {useSiteLinks(businessLinks).map(({ text, to }) => (
        <LinkButton key={text} look="secondary" size="small" to={to} className="max-xl:hidden">
          {t(text)}
        </LinkButton>
      ))}
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
      {isLoggedIn && <Bell />}
      {isLoggedIn ? <PersonalArea onLogOut={onLogOut} /> : <GuestLinks />}
    </nav>
  );
}

function GuestLinks() {
  const t = useTexts('common');
  const language = useLanguage();
  return (
    <div className="guest-only ml-2 flex gap-2">
      <LinkButton look="secondary" to={paths.login(language, { tab: 'sign-in' })}>
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
