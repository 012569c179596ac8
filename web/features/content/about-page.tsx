import type { AboutContent } from '../../../content/schema/page.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { Invite } from './invite.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Points } from '../../shared/content/points.tsx';
import { Sections } from '../../shared/content/sections.tsx';

export function AboutPage({ content }: { content: AboutContent }) {
  const language = useLanguage();
  return (
    <>
      <PageOpening title={content.title} description={content.description} />
      <div className="page-width flex flex-col gap-14 py-12">
        <Points points={content.values} />
        <Sections sections={content.text} />
        <Invite invitation={content.invitation} to={paths.carList(language)} />
      </div>
    </>
  );
}
