import type { BusinessLandingContent } from '@nolo/content/schema/page.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ForeignLink } from '../../layout/site-link.tsx';
import { useWebsiteLinks } from '../../layout/use-website-links.ts';
import { Blocks } from '../../shared/content/blocks.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Points } from '../../shared/content/points.tsx';
import { Questions } from '../../shared/content/questions.tsx';
import { StructuredQuestions } from '../../shared/structured/structured-questions.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { useTenant } from '../../theme/use-tenant.ts';
import { ApplicationForm } from './application-form.tsx';
import { Meeting } from './meeting.tsx';
import { Newsletter } from './newsletter.tsx';

type Props = { content: BusinessLandingContent; approvedArticles: string };

/** For rental companies: what the platform does for them, and how to come aboard (docs/specification/pages.md 10). */
export function LandingPage({ content, approvedArticles }: Props) {
  const t = useTexts('business');
  return (
    <>
      <StructuredQuestions questions={content.questions} />
      <PageOpening title={content.title} description={content.description}>
        <a href="#register" className={buttonStyle('primary', 'medium')}>
          {content.hero.button}
        </a>
        <p className="text-muted self-center text-sm">{content.hero.note}</p>
        <PortalLink />
      </PageOpening>
      <div className="page-width flex flex-col gap-14 py-12">
        <section className="max-w-prose">
          <h2 className="mb-3 text-2xl">{content.about.heading}</h2>
          <Blocks blocks={content.about.text} />
        </section>
        <Points title={content.featuresTitle} points={content.features} />
        <Points title={content.benefitsTitle} points={content.benefits} />
        <section id="register" className="desk:grid-cols-[minmax(0,1fr)_22rem] grid scroll-mt-20 gap-10">
          <div className="max-w-2xl">
            <h2 className="text-2xl">{content.invitation.title}</h2>
            <p className="text-muted mt-2 mb-6">{content.invitation.text}</p>
            <ApplicationForm approvedArticles={approvedArticles} />
          </div>
          <aside aria-label={t('meeting')} className="bg-sunken rounded-panel self-start p-6">
            <Meeting />
          </aside>
        </section>
        <Questions title={content.questionsTitle} questions={content.questions} />
        <Newsletter invitation={content.newsletter} />
      </div>
    </>
  );
}

/** The portal, whose start is the log-in; another address where one is configured (`website_link`). A tenant's host has none. */
function PortalLink() {
  const t = useTexts('business');
  const portal = useWebsiteLinks().find(({ kind }) => kind === 'rental_portal');
  const isTenant = useTenant() !== null;
  const style = 'text-primary-text self-center font-semibold underline';
  if (portal)
    return (
      <ForeignLink to={portal.url} className={style}>
        {t('portal')}
      </ForeignLink>
    );
  if (isTenant) return null;
  return (
    <a href="/business/" className={style}>
      {t('portal')}
    </a>
  );
}
