import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsLoggedIn } from '../api/session.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { pageTitleKey } from '../app/page-title.ts';
import { useTenant } from '../theme/use-tenant.ts';
import { useTheme } from '../theme/use-theme.ts';
import { closeDrawer, DrawerButton } from '@nolo/ui/drawer.tsx';
import { MenuIcon } from '@nolo/ui/icons.tsx';
import { Bell } from './bell.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { headerVariants } from './header-variant.ts';
import { LogOutDialog } from './log-out-dialog.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { SiteLogo } from './site-logo.tsx';

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
