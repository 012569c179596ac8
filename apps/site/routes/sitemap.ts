import type { Route } from './+types/sitemap';
import { apiOf } from '../api/request-context.ts';
import { siteFiles } from '../app/site-files.ts';
import { sitemapIndex, xmlReply } from '../app/sitemap-xml.ts';

/** The sitemap's index: the pages, then the cars, ten thousand ids a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { parts } = await apiOf(context).call('sitemapParts');
  const cars = parts.map(({ part, changed_on }) => ({
    address: `${url.origin}/${siteFiles.carsSitemap.replace(':file', `${part}.xml`)}`,
    changedOn: changed_on,
  }));
  return xmlReply(sitemapIndex([{ address: `${url.origin}/${siteFiles.pagesSitemap}` }, ...cars]));
}
