import type { Route } from './+types/how-it-works';
import { loadPage } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { HowItWorksContent } from '@nolo/content/schema/page.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { paths } from '../app/paths.ts';
import { Invite } from '../features/content/invite.tsx';
import { PageOpening } from '../shared/content/page-opening.tsx';
import { Points } from '../shared/content/points.tsx';
import { Questions } from '../shared/content/questions.tsx';
import { Sections } from '../shared/content/sections.tsx';
import { StructuredQuestions } from '../shared/structured/structured-questions.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

export async function loader({ url }: Route.LoaderArgs) {
  return { content: await loadPage('how-it-works', languageOfPath(url.pathname)) };
}

export default function Page({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <HowItWorksPage content={content} />
    </>
  );
}

function HowItWorksPage({ content }: { content: HowItWorksContent }) {
  const t = useTexts('content');
  const language = useLanguage();
  return (
    <>
      <StructuredQuestions questions={content.questions} />
      <PageOpening title={content.title} description={content.description} />
      <div className="page-width flex flex-col gap-14 py-12">
        <Points points={content.steps} isNumbered />
        <Sections sections={content.text} />
        <Questions title={t('questions')} questions={content.questions} />
        <Invite invitation={content.invitation} to={paths.carList(language)} />
      </div>
    </>
  );
}
