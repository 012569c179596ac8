import type { Route } from './+types/car-rental-tools';
import { loadPage } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { RentalToolsContent } from '@nolo/content/schema/page.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { paths } from '../app/paths.ts';
import { Invite } from '../features/content/invite.tsx';
import { PageOpening } from '../shared/content/page-opening.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

export async function loader({ url }: Route.LoaderArgs) {
  return { content: await loadPage('car-rental-tools', languageOfPath(url.pathname)) };
}

export default function Page({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <RentalToolsPage content={content} />
    </>
  );
}

/** The five tools of the companies' portal. */
function RentalToolsPage({ content }: { content: RentalToolsContent }) {
  const language = useLanguage();
  return (
    <>
      <PageOpening title={content.title} description={content.description} />
      <div className="page-width flex flex-col gap-14 py-12">
        <ol className="grid gap-6">
          {content.tools.map((tool, index) => (
            <li
              key={tool.title}
              className="border-line bg-surface rounded-card desk:grid-cols-2 grid gap-4 border p-6 sm:p-8"
            >
              <div>
                <span className="text-primary-text font-semibold">{index + 1}</span>
                <h2 className="mt-1 text-2xl">{tool.title}</h2>
                <p className="text-muted mt-2 max-w-prose">{tool.text}</p>
              </div>
              <ul className="marker:text-primary-text flex list-disc flex-col gap-1.5 pl-5">
                {tool.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <Invite invitation={content.invitation} to={paths.listYourCars(language)} />
      </div>
    </>
  );
}
