import type { Route } from './+types/about-us';
import { loadAboutCompany, loadPage } from '@nolo/content/load-content.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { AboutPage } from '../features/content/about-page.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

/** A company's own website speaks of the company, the marketplace of itself. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const website = context.get(websiteContext);
  const content = isTenant(website)
    ? await loadAboutCompany(language, { name: website.name, operator: website.operator.company })
    : await loadPage('about-us', language);
  return { content };
}

export default function Page({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <AboutPage content={content} />
    </>
  );
}
