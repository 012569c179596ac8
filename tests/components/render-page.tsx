import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import type { User } from '@nolo/contract/accounts.ts';
import type { Website } from '@nolo/site/api/request-context.ts';
import { logInWith } from '@nolo/site/api/session.ts';
import { TextSourceContext } from '@nolo/i18n/text-source.ts';
import { LanguageContext } from '@nolo/i18n/use-texts.ts';
import { useAddressLanguage } from '@nolo/site/i18n/document-language.ts';
import { serverTexts } from '@nolo/site/i18n/server-texts.server.ts';
import { Layout } from '@nolo/site/layout/layout.tsx';

const website: Website = {
  logo: null,
  theme_color: '#2196f3',
  theme_count: 4,
  contractor_id: null,
  company_id: null,
  name: 'Nolo',
  legal: { company: 'Nolo S.r.l.', vat: '00743110157' },
  operator: { company: 'Nolo S.r.l.', vat: '00743110157', address: '', email: 'info@nolo.test', phone: '' },
  contact: { email: 'info@nolo.test', phone: null, address: null },
  links: [],
  map_style_url: null,
  knows_addresses: false,
  visits: { analytics_url: null, pixel_id: null, vitals_percent: 0 },
};
const root = { website, theme: 4 };

/** What a route module exports. */
// oxlint-disable-next-line typescript/no-explicit-any -- props as the framework generates them for each route
type RouteModule = { default: ComponentType<any>; clientLoader?: (...args: any[]) => unknown };

/** As `root.tsx`, which draws a whole document. */
const Frame = () => (
  <LanguageContext value={useAddressLanguage()}>
    <Layout>
      <Outlet />
    </Layout>
  </LanguageContext>
);

/**
 * A page at its address, or a part of one, inside the site's layout without header and footer, in English. Gives what a
 * visitor does there.
 */
export function renderPage(page: ReactElement | RouteModule, at: string): UserEvent {
  const route: RouteModule = 'default' in page ? page : { default: () => page };
  // The API's client reads the address of the window, components that of the router.
  window.history.replaceState(null, '', at);
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Frame,
      loader: () => root,
      shouldRevalidate: () => false,
      handle: { header: false, footer: false },
      HydrateFallback: () => null,
      children: [
        { index: true, Component: () => null },
        { id: 'page', path: '*', Component: route.default, loader: route.clientLoader as never },
      ],
    },
  ]);
  render(
    <TextSourceContext value={serverTexts}>
      <Site initialEntries={[at]} hydrationData={{ loaderData: { root } }} />
    </TextSourceContext>,
  );
  return userEvent.setup();
}

export const anna: User = {
  first_name: 'Anna',
  last_name: 'Bianchi',
  email: 'anna@example.com',
  isEmailVerified: true,
  mobile_number: '3331234567',
  gender: 'female',
  country: 'IT',
  country_code: '+39',
  dl_issue_date: null,
  dob: '1980-01-01',
};

/** As `anna`, before the page is rendered. */
export const logIn = () => logInWith('a-token', anna);
