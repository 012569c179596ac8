import type { Invitation, Opening, Point, Question, Section } from './text.ts';

export type HowItWorksContent = Opening & {
  steps: readonly Point[];
  text: readonly Section[];
  questions: readonly Question[];
  invitation: Invitation;
};

export type AboutContent = Opening & {
  text: readonly Section[];
  values: readonly Point[];
  invitation: Invitation;
};

/** What a page that speaks for a tenant is filled in with: `{{name}}`, `{{operator}}`. */
export type TenantNames = { name: string; operator: string };

/** The five tools of the portal, each with what it does, point by point. */
export type RentalTool = { title: string; text: string; points: readonly string[] };
export type RentalToolsContent = Opening & {
  tools: readonly [RentalTool, RentalTool, RentalTool, RentalTool, RentalTool];
  invitation: Invitation;
};

/** `/list-your-cars`. The labels of its forms are in `packages/i18n`. */
export type BusinessLandingContent = Opening & {
  hero: { button: string; note: string };
  about: Section;
  /** Fleet management, reservation system, customer management, reporting. */
  features: readonly [Point, Point, Point, Point];
  featuresTitle: string;
  benefits: readonly Point[];
  benefitsTitle: string;
  invitation: Invitation;
  newsletter: Invitation;
  questions: readonly Question[];
  questionsTitle: string;
};

/** `onTenant`: the answer on a tenant's website, where 'we' is not the platform's operator. */
export type FaqQuestion = Question & { onTenant?: string };

/** The renters' questions, in groups. */
export type FaqContent = Opening & {
  groups: readonly { heading: string; questions: readonly FaqQuestion[] }[];
};
