import type { Route } from './+types/faq';
import { loadFaq } from '@nolo/content/load-content.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { FaqPage } from '../features/content/faq-page.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const website = context.get(websiteContext);
  const tenant = isTenant(website) ? { name: website.name, operator: website.operator.company } : null;
  return { content: await loadFaq(languageOfPath(url.pathname), tenant) };
}

export default function Page({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <FaqPage content={content} />
    </>
  );
}
