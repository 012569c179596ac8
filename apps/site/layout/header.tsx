import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsLoggedIn, clearClientState } from '../api/session.ts';
import { useTexts, useLanguage } from '@nolo/i18n/use-texts.ts';
import { pageTitleKey } from '../app/page-title.ts';
import { useTenant } from '../theme/use-tenant.ts';
import { useTheme } from '../theme/use-theme.ts';
import { closeDrawer, DrawerButton, Drawer } from '@nolo/ui/drawer.tsx';
import { MenuIcon, LogOutIcon } from '@nolo/ui/icons.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { menuItemStyle } from '@nolo/ui/menu.tsx';
import { Bell } from './bell.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { headerVariants } from './header-variant.ts';
import { SiteLogo } from './site-logo.tsx';
import { browserApi } from '../api/browser-api.ts';
import { paths } from '../app/paths.ts';
import { headerLinks, moreLinks, personalLinks, useSiteLinks } from './header-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { SiteLink } from './site-link.tsx';

const drawer = 'menu';

export function Header() {
  const t = useTexts('common');
  const isLoggedIn = useIsLoggedIn();
  const [isLeaving, setIsLeaving] = useState(false);
  const variant = headerVariants[useTheme()];
  const startLeaving = () => {
    closeDrawer(drawer);
    setIsLeaving(true);
  };
  return (
    <>
      <header className={`z-20 ${variant.frame}`}>
        <div className={`@container flex items-center ${variant.bar}`}>
          <SiteLogo />
          <PageName />
          <DesktopNavigation onLogOut={startLeaving} />
          {isLoggedIn && (
            <div className="desk:hidden -mr-2 ml-auto">
              <Bell />
            </div>
          )}
          <DrawerButton
            opens={drawer}
            aria-label={t('header_menu')}
            className="hover:bg-sunken rounded-control desk:hidden -mr-2.5 grid size-[44px] shrink-0 place-items-center"
          >
            <MenuIcon className="size-6" />
          </DrawerButton>
        </div>
      </header>
      <SideDrawer id={drawer} onLogOut={startLeaving} />
      <LogOutDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}

/** The page's name in the bar of a telephone; with text twice as large there is no room, and the heading says it, too. */
function PageName() {
  const t = useTexts('common');
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  // A company's name and the bell leave a telephone no room for the title; the page's heading says it, too.
  const isCrowded = useTenant() !== null && isLoggedIn;
  return (
    <p
      className={`desk:hidden flex-1 wrap-normal @max-[16rem]:sr-only text-center max-[22rem]:text-sm leading-tight font-semibold text-balance ${isCrowded ? 'max-[28rem]:sr-only' : ''}`}
    >
      {t(pageTitleKey(pathname))}
    </p>
  );
}

function LogOutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts('common');
  const logOut = useLogOut();
  const confirm = async () => {
    onClose();
    await logOut();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('log_out_title')}
      text={t('log_out_text')}
      cancelLabel={t('cancel')}
      confirmLabel={t('confirm')}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

/** Revokes the token, clears the client's state and goes to log-in. */
function useLogOut(): () => Promise<void> {
  const language = useLanguage();
  return async () => {
    // Whatever the server says, this browser forgets the token.
    await browserApi.call('logOut').catch(() => {});
    clearClientState(paths.login(language, { tab: 'sign-in' }));
  };
}

type Props = { id: string; onLogOut: () => void };

/** The menu below 907 px. */
function SideDrawer({ id, onLogOut }: Props) {
  const t = useTexts('common');
  const language = useLanguage();
  const isLoggedIn = useIsLoggedIn();
  const links = useSiteLinks([...headerLinks, ...(isLoggedIn ? personalLinks : []), ...moreLinks]);
  const close = () => closeDrawer(id);
  const unique = links.filter(({ text }, index) => links.findIndex((other) => other.text === text) === index);
  return (
    <Drawer id={id} title={t('header_menu')}>
      <nav aria-label={t('header_main')} className="-mx-3 flex flex-col">
        {unique.map((link) => (
          <SiteLink key={link.text} link={link} onClick={close} className={menuItemStyle} />
        ))}
        <p className="text-muted mt-4 px-3 text-sm font-semibold">{t('header_language')}</p>
        <LanguageLinks className={menuItemStyle} onChoose={close} />
      </nav>
      <div className="mt-6 flex flex-col gap-3">
        {isLoggedIn ? (
          <Button variant="secondary" onClick={onLogOut}>
            <LogOutIcon />
            {t('header_log_out')}
          </Button>
        ) : (
          <>
            <LinkButton to={paths.login(language, { tab: 'sign-in' })} onClick={close}>
              {t('header_log_in')}
            </LinkButton>
            <LinkButton variant="secondary" to={paths.login(language, { tab: 'sign-up' })} onClick={close}>
              {t('header_sign_up')}
            </LinkButton>
          </>
        )}
      </div>
    </Drawer>
  );
}
