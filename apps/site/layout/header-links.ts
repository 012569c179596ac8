import type { WebsiteLinkKind } from '@nolo/domain/website/website-link.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { PlainKey } from '@nolo/i18n/translate.ts';
import { useIsLoggedIn } from '../api/session.ts';
import { paths } from '../app/paths.ts';
import { hasPage } from '../app/theme-four-only.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../theme/use-theme.ts';
import { useWebsiteLinks } from './use-website-links.ts';

export type PageLink = {
  text: PlainKey<'common'>;
  /** A page of ours. */
  to?: (lang: Language) => string;
  /** A site of its own that is configured (`website_link`) takes the page's place, and is the only one without a page. */
  site?: WebsiteLinkKind;
  /** Everybody unless said otherwise. */
  for?: 'guest' | 'renter';
};

/** The header's links in order. */
export const headerLinks: readonly PageLink[] = [
  { text: 'header_home', to: paths.home, for: 'renter' },
  { text: 'header_cars', to: paths.carList },
  { text: 'header_my_booking', to: paths.myBooking, for: 'renter' },
  { text: 'header_add_cards', to: paths.addCards, for: 'renter' },
];

/** The header's button. */
export const businessLinks: readonly PageLink[] = [{ text: 'title_list_your_cars', to: paths.listYourCars }];

/** What the header has no room for stands in its menu 'More', and in the drawer. */
export const moreLinks: readonly PageLink[] = [
  { text: 'title_about_us', to: paths.aboutUs },
  { text: 'title_events', to: paths.events },
  { text: 'title_how_it_works', to: paths.howItWorks },
  { text: 'title_contact_us', to: paths.contactUs, site: 'support' },
  { text: 'title_faq', to: paths.faq },
  { text: 'title_car_rental_tools', to: paths.carRentalTools },
  { text: 'title_legal', to: paths.legal },
  { text: 'header_blog', site: 'blog' },
  { text: 'title_list_your_cars', to: paths.listYourCars },
];

/** 'Personal Area' of a logged-in renter. */
export const personalLinks: readonly PageLink[] = [
  { text: 'header_my_profile', to: paths.myProfileDocument },
  { text: 'header_change_password', to: (lang) => `${paths.myProfileDocument(lang)}#password` },
  { text: 'header_add_cards', to: paths.addCards },
  { text: 'header_my_booking', to: paths.myBooking },
  { text: 'header_delete_account', to: (lang) => paths.accountSecurity(lang, 'delete') },
];

export const footerLinks: readonly PageLink[] = [
  { text: 'title_about_us', to: paths.aboutUs },
  { text: 'title_legal', to: paths.legal },
  { text: 'title_contact_us', to: paths.contactUs },
  { text: 'footer_car_list', to: paths.carList },
  { text: 'title_list_your_cars', to: paths.listYourCars },
  { text: 'footer_privacy', to: paths.privacyPolicy },
  { text: 'footer_terms', to: paths.terms },
  { text: 'footer_business_terms', to: paths.businessTerms },
  { text: 'title_how_it_works', to: paths.howItWorks },
  { text: 'title_faq', to: paths.faq },
  { text: 'title_car_rental_tools', to: paths.carRentalTools },
  { text: 'title_events', to: paths.events },
  { text: 'footer_airports', to: paths.airports },
  { text: 'header_my_booking', to: paths.myBooking, for: 'renter' },
  { text: 'header_add_cards', to: paths.addCards, for: 'renter' },
];

/** Below checkout and account: nothing that leads away from what somebody is doing. */
export const shortFooterLinks: readonly PageLink[] = [
  { text: 'footer_privacy', to: paths.privacyPolicy },
  { text: 'footer_terms', to: paths.terms },
  { text: 'title_contact_us', to: paths.contactUs },
  { text: 'title_faq', to: paths.faq },
];

/** A link as it is shown: where it leads, and whether that is another site. */
export type ShownLink = { text: PlainKey<'common'>; to: string; isForeign: boolean };

/** Those of `links` that this visitor has use for and this website a page or a site for. */
export function useSiteLinks(links: readonly PageLink[]): ShownLink[] {
  const isLoggedIn = useIsLoggedIn();
  const theme = useTheme();
  const language = useLanguage();
  const sites = useWebsiteLinks();
  return links.flatMap(({ text, to, site, for: who }): ShownLink[] => {
    if (who && (who === 'renter') !== isLoggedIn) return [];
    const foreign = site && sites.find(({ kind }) => kind === site);
    if (foreign) return [{ text, to: foreign.url, isForeign: true }];
    const own = to?.(language);
    return own !== undefined && hasPage(theme, own) ? [{ text, to: own, isForeign: false }] : [];
  });
}
