import type { Route } from './+types/list-your-cars';
import { loadApprovedArticles, loadPage } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { LandingPage } from '../features/business/landing-page.tsx';

export const handle: PageHandle = { namespaces: ['application', 'business', 'account', 'validation'] };

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const [content, approvedArticles] = await Promise.all([
    loadPage('list-your-cars', language),
    loadApprovedArticles(language),
  ]);
  return { content, approvedArticles };
}

export default function ListYourCars({ loaderData: { content, approvedArticles } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <LandingPage content={content} approvedArticles={approvedArticles} />
    </>
  );
}
