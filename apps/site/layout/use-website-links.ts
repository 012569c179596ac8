import { useRouteLoaderData } from 'react-router';
import { linksInLanguage, type WebsiteLink } from '@nolo/domain/website/website-link.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import type { loader } from '../root.tsx';

/** Where this website leads beside its own pages, for readers of the page's language. */
export function useWebsiteLinks(): WebsiteLink[] {
  const links = useRouteLoaderData<typeof loader>('root')?.website.links ?? [];
  return linksInLanguage(links, useLanguage());
}
