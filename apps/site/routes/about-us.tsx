import type { Route } from './+types/about-us';
import { loadAboutCompany, loadPage } from '@nolo/content/load-content.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { AboutContent } from '@nolo/content/schema/page.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { Theme } from '@nolo/domain/website/theme.ts';
import { apiOf, websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { paths } from '../app/paths.ts';
import { useTheme } from '../theme/use-theme.ts';
import { Invite } from '../features/content/invite.tsx';
import { PageOpening } from '../shared/content/page-opening.tsx';
import { Points } from '../shared/content/points.tsx';
import { Sections } from '../shared/content/sections.tsx';
import { Testimonials, type Testimonial } from '../shared/content/testimonials.tsx';

export const handle: PageHandle = { namespaces: ['content'] };

/** A company's own website speaks of the company, with what renters say of it; the marketplace speaks of itself. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const website = context.get(websiteContext);
  if (!isTenant(website)) return { content: await loadPage('about-us', language), testimonials: [] };
  const [content, { testimonials }] = await Promise.all([
    loadAboutCompany(language, { name: website.name, operator: website.operator.company }),
    apiOf(context).call('testimonials'),
  ]);
  return { content, testimonials };
}

export default function Page({ loaderData: { content, testimonials } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <AboutPage content={content} testimonials={testimonials} />
    </>
  );
}

/** About us: text with the values in a column beside it, everything in the middle, wide and sparse, one column. */
const aboutVariants: Record<Theme, { page: string; values: string; text: string }> = {
  1: {
    page: 'page-width desk:grid desk:grid-cols-[minmax(0,1fr)_20rem] flex flex-col items-start gap-8 py-8 [&>:last-child]:col-span-2 [&>:last-child]:justify-self-stretch',
    values: '[&_ul]:grid-cols-1',
    text: 'desk:-order-1',
  },
  2: {
    page: 'page-width flex flex-col items-center gap-16 py-14 text-center',
    values: '[&_ul]:grid-cols-1 sm:[&_ul]:grid-cols-2 max-w-4xl',
    text: 'text-left',
  },
  3: {
    page: 'desk:grid desk:grid-cols-[1fr_2fr] flex w-full flex-col gap-12 px-4 py-16 sm:px-10 [&>:last-child]:col-span-2',
    values: '[&_ul]:grid-cols-1',
    text: '',
  },
  4: { page: 'page-width flex flex-col gap-14 py-12', values: '', text: '' },
};

type Props = { content: AboutContent; testimonials: readonly Testimonial[] };

function AboutPage({ content, testimonials }: Props) {
  const t = useTexts('content');
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
        <div className="desk:col-span-2 w-full text-left empty:hidden">
          <Testimonials title={t('testimonials')} testimonials={testimonials} />
        </div>
        <Invite invitation={content.invitation} to={paths.carList(language)} />
      </div>
    </>
  );
}
