import type { z } from 'zod';
import type { CarCard, cityPicture } from '@nolo/contract/car-card.ts';
import type { City } from '@nolo/content/cities.ts';
import type { CityContent } from '@nolo/content/schema/city.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { CarsNear } from './cars-near.tsx';
import { Monuments } from './monuments.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Questions } from '../../shared/content/questions.tsx';
import { Sections } from '../../shared/content/sections.tsx';
import { StructuredQuestions } from '../../shared/structured/structured-questions.tsx';
import { cityData } from '../../shared/structured/place-data.ts';
import { StructuredData } from '../../shared/structured/structured-data.tsx';
import { useOrigin } from '../../shared/structured/use-origin.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

type Props = {
  city: City;
  content: CityContent;
  picture: z.infer<typeof cityPicture>['picture'] | undefined;
  cars: readonly CarCard[];
};

/** Renting a car in a city: the cars there, what to know of driving and parking, and what to see. */
export function CityPage({ city, content, picture, cars }: Props) {
  const t = useTexts('content');
  const language = useLanguage();
  const name = city.names[language];
  const list = paths.carListCity(language, city);
  return (
    <>
      <CityData city={city} content={content} />
      <PageOpening
        title={content.title}
        description={content.description}
        breadcrumbs={<Breadcrumbs steps={[{ name: t('cities'), to: paths.cities(language) }]} here={name} />}
        picture={picture && <CityPicture picture={picture} />}
      >
        <LinkButton to={list}>{t('see_cars', { place: name })}</LinkButton>
      </PageOpening>
      <div className="page-width flex flex-col gap-14 py-12">
        <CarsNear
          title={t('cars_in', { place: name })}
          cars={cars}
          allHref={list}
          noneText={t('none_in', { city: name })}
        />
        <Sections sections={content.text} />
        <Monuments
          title={t('quick_guide', { city: name })}
          intro={t('intro')}
          monuments={content.monuments}
        />
        <Questions title={t('questions')} questions={content.questions} />
      </div>
    </>
  );
}

/** The same for search engines. */
function CityData({ city, content }: Pick<Props, 'city' | 'content'>) {
  const language = useLanguage();
  const address = useOrigin() + paths.city(language, city.slug);
  const place = { ...city, name: city.names[language], landmarks: content.monuments };
  return (
    <>
      <StructuredData data={import.meta.env.SSR && cityData(address, place)} />
      <StructuredQuestions questions={content.questions} />
    </>
  );
}

function CityPicture({ picture }: { picture: NonNullable<Props['picture']> }) {
  return (
    <Picture source={picture} alt="" sizes="(min-width: 907px) 26rem, 100vw" isPriority className="w-full" />
  );
}
