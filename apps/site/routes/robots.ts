import type { Route } from './+types/robots';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { siteFiles } from '../app/site-files.ts';

/**
 * What crawlers may ask for. A renter's own pages say `noindex` themselves and need no rule here: a page that may
 * not be read cannot say it.
 */
export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    `Disallow: ${API_BASE}/`,
    'Allow: /',
    '',
    `Sitemap: ${url.origin}/${siteFiles.sitemap}`,
    '',
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  return new Response(lines.join('\n'), { headers });
}
