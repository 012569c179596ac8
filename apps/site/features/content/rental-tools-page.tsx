import type { RentalToolsContent } from '@nolo/content/schema/page.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { Invite } from './invite.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';

/** The five tools of the companies' portal. */
export function RentalToolsPage({ content }: { content: RentalToolsContent }) {
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
