import type { Language } from '@nolo/i18n/language.ts';
import type { EventKey } from './events.ts';
import type { LegalDocumentKey } from './legal-documents.ts';
import type { LuxuryKey } from './luxury.ts';
import type { AirportContent } from './schema/airport.ts';
import type { CityContent } from './schema/city.ts';
import type { LegalDocument, LegalEntity } from './schema/legal-document.ts';
import type { EventsContent, OccasionContent } from './schema/occasion.ts';
import type {
  AboutContent,
  BusinessLandingContent,
  FaqContent,
  HowItWorksContent,
  RentalToolsContent,
  TenantNames,
} from './schema/page.ts';

/*
 * For loaders, which run on the server: a page's content, one file per subject and language, comes to the
 * browser as the data of that page and never as a script. Slugs must be known ones (`cityBySlug`, …).
 */

type Module<T> = { content: T };

export async function loadCity(slug: string, language: Language): Promise<CityContent> {
  const module: Module<CityContent> = await import(`./cities/${slug}.${language}.ts`);
  return module.content;
}

export async function loadAirport(slug: string, language: Language): Promise<AirportContent> {
  const module: Module<AirportContent> = await import(`./airports/${slug}.${language}.ts`);
  return module.content;
}

export async function loadEvents(language: Language): Promise<EventsContent<EventKey>> {
  const module: Module<EventsContent<EventKey>> = await import(`./events/list.${language}.ts`);
  return module.content;
}

export async function loadEvent(key: EventKey, language: Language): Promise<OccasionContent> {
  const module: Module<OccasionContent> = await import(`./events/${key}.${language}.ts`);
  return module.content;
}

export async function loadLuxury(key: LuxuryKey, language: Language): Promise<OccasionContent> {
  const module: Module<OccasionContent> = await import(`./luxury/${key}.${language}.ts`);
  return module.content;
}

export type PageContents = {
  'how-it-works': HowItWorksContent;
  'about-us': AboutContent;
  'about-company': AboutContent;
  'car-rental-tools': RentalToolsContent;
  'list-your-cars': BusinessLandingContent;
  faq: FaqContent;
};

export async function loadPage<Key extends keyof PageContents>(
  key: Key,
  language: Language,
): Promise<PageContents[Key]> {
  const module: Module<PageContents[Key]> = await import(`./pages/${key}.${language}.ts`);
  return module.content;
}

/** About us of a tenant's own website: in its name, true of any company and of a reseller. */
export async function loadAboutCompany(language: Language, names: TenantNames): Promise<AboutContent> {
  const fill = fillerOf(names);
  const { meta, title, description, text, values, invitation } = await loadPage('about-company', language);
  return {
    meta: { title: fill(meta.title), description: fill(meta.description) },
    title: fill(title),
    description: fill(description),
    text: text.map((section) => ({
      heading: fill(section.heading),
      text: section.text.map((block) => (typeof block === 'string' ? fill(block) : block.map(fill))),
    })),
    values: values.map((point) => ({ title: fill(point.title), text: fill(point.text) })),
    invitation,
  };
}

/** The renters' questions: a tenant's own answers where it has them, in its name. */
export async function loadFaq(language: Language, tenant: TenantNames | null): Promise<FaqContent> {
  const { groups, ...opening } = await loadPage('faq', language);
  const fill = tenant === null ? null : fillerOf(tenant);
  const answered = groups.map(({ heading, questions }) => ({
    heading,
    questions: questions.map(({ question, answer, onTenant }) => ({
      question,
      answer: fill && onTenant !== undefined ? fill(onTenant) : answer,
    })),
  }));
  return { ...opening, groups: answered };
}

function fillerOf(names: TenantNames) {
  return (text: string) =>
    text.replace(/\{\{(name|operator)\}\}/g, (_, key: keyof TenantNames) => names[key]);
}

/** A legal document in the name of `entity`. */
export async function loadLegalDocument(
  key: LegalDocumentKey,
  language: Language,
  entity: LegalEntity,
): Promise<LegalDocument> {
  const module: Module<LegalDocument> = await import(`./legal/${key}.${language}.ts`);
  return fillIn(module.content, entity);
}

/** The articles of the business terms that a business approves with a tick of their own, as Article 26 names them. */
export async function loadApprovedArticles(language: Language): Promise<string> {
  const module: { approvedArticles: string } = await import(`./legal/business-terms.${language}.ts`);
  return module.approvedArticles;
}

function fillIn(document: LegalDocument, entity: LegalEntity): LegalDocument {
  const fill = (text: string) =>
    text.replace(/\{\{(company|vat|address|email|site)\}\}/g, (_, name: keyof LegalEntity) => entity[name]);
  const fillBlocks = (blocks: LegalDocument['introduction']) =>
    blocks.map((block) => (typeof block === 'string' ? fill(block) : block.map(fill)));
  return {
    ...document,
    description: fill(document.description),
    introduction: fillBlocks(document.introduction),
    articles: document.articles.map(({ heading, text }) => ({ heading, text: fillBlocks(text) })),
  };
}
