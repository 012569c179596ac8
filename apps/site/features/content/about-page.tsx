import type { AboutContent } from '@nolo/content/schema/page.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { aboutVariants } from './about-variant.ts';
import { Invite } from './invite.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Points } from '../../shared/content/points.tsx';
import { Sections } from '../../shared/content/sections.tsx';

export function AboutPage({ content }: { content: AboutContent }) {
  const language = useLanguage();
  const variant = aboutVariants[useTheme()];
  return (
    <>
      <PageOpening title={content.title} description={content.description} />
      <div className={variant.page}>
        <div className={variant.values}>
          <Points points={content.values} />
        </div>
        <div className={variant.text}>
          <Sections sections={content.text} />
        </div>
        <Invite invitation={content.invitation} to={paths.carList(language)} />
      </div>
    </>
  );
}
