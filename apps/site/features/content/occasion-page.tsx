import type { ReactNode } from 'react';
import type { CarCard } from '@nolo/contract/car-card.ts';
import type { OccasionContent } from '@nolo/content/schema/occasion.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { CarsNear } from './cars-near.tsx';
import { Invite } from './invite.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Points } from '../../shared/content/points.tsx';
import { Questions } from '../../shared/content/questions.tsx';
import { Sections } from '../../shared/content/sections.tsx';
import { StructuredQuestions } from '../../shared/structured/structured-questions.tsx';

type Props = {
  content: OccasionContent;
  cars: readonly CarCard[];
  /** Where all cars for the occasion are. */
  listHref: string;
  breadcrumbs: ReactNode;
  /** Beside the title. */
  picture?: ReactNode;
};

/** An event, or a class of cars: what it needs of a car, and the cars that are offered for it. */
export function OccasionPage({ content, cars, listHref, breadcrumbs, picture }: Props) {
  const t = useTexts('content');
  return (
    <>
      <StructuredQuestions questions={content.questions} />
      <PageOpening
        title={content.title}
        description={content.description}
        highlightedWord={content.highlightedWord}
        breadcrumbs={breadcrumbs}
        picture={picture}
      >
        <LinkButton to={listHref}>{content.invitation.button}</LinkButton>
      </PageOpening>
      <div className="page-width flex flex-col gap-14 py-12">
        <CarsNear title={t('cars_for_it')} cars={cars} allHref={listHref} noneText={t('none_for_it')} />
        <Sections sections={content.text} />
        <Points title={t('checklist')} points={content.checklist} />
        <Questions title={t('questions')} questions={content.questions} />
        <Invite invitation={content.invitation} to={listHref} />
      </div>
    </>
  );
}
