import { useIsLoggedIn } from '../api/session.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../app/paths.ts';
import { Button } from '@nolo/ui/button.tsx';
import { closeDrawer, Drawer } from '@nolo/ui/drawer.tsx';
import { LogOutIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { menuItemStyle } from '@nolo/ui/menu.tsx';
import { headerLinks, moreLinks, personalLinks, useSiteLinks } from './header-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { SiteLink } from './site-link.tsx';

type Props = { id: string; onLogOut: () => void };

/** The menu below 907 px. */
export function SideDrawer({ id, onLogOut }: Props) {
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
