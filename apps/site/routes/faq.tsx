import type { Route } from './+types/faq';
import { loadFaq } from '@nolo/content/load-content.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { FaqContent } from '@nolo/content/schema/page.ts';
import { websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { PageOpening } from '../shared/content/page-opening.tsx';
import { Questions } from '../shared/content/questions.tsx';
import { StructuredQuestions } from '../shared/structured/structured-questions.tsx';

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

function FaqPage({ content }: { content: FaqContent }) {
  return (
    <>
      <StructuredQuestions questions={content.groups.flatMap((group) => group.questions)} />
      <PageOpening title={content.title} description={content.description} />
      <div className="page-width flex flex-col gap-12 py-12">
        {content.groups.map(({ heading, questions }) => (
          <Questions key={heading} title={heading} questions={questions} />
        ))}
      </div>
    </>
  );
}
