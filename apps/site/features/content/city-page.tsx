import type { z } from 'zod';
import type { CarCard, cityPicture } from '@nolo/contract/car-card.ts';
import type { City } from '@nolo/content/cities.ts';
import type { CityContent, Monument } from '@nolo/content/schema/city.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { CarsNear } from './cars-near.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Questions } from '../../shared/content/questions.tsx';
import { Sections } from '../../shared/content/sections.tsx';
import { StructuredQuestions } from '../../shared/structured/structured-questions.tsx';
import { cityData } from '../../shared/structured/place-data.ts';
import { StructuredData } from '../../shared/structured/structured-data.tsx';
import { useOrigin } from '../../shared/structured/use-origin.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const files = import.meta.glob<string>('./landmarks/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a landmark's picture, by the key in `packages/content/cities`; none yet: undefined. */
function landmarkPicture(key: string): string | undefined {
  return files[`./landmarks/${key}.svg`];
}

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

type MonumentsProps = { title: string; intro: string; monuments: readonly Monument[] };

/** Four landmarks: where a first drive goes. */
function Monuments({ title, intro, monuments }: MonumentsProps) {
  return (
    <section>
      <p className="text-primary-text font-semibold">{intro}</p>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {monuments.map(({ name, description, image }) => (
          <li key={name} className="border-line bg-surface rounded-card overflow-hidden border">
            <Landmark source={landmarkPicture(image)} />
            <div className="p-5">
              <h3 className="text-lg">{name}</h3>
              <p className="text-muted mt-1.5">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drawn, and says nothing that the name below it does not. */
function Landmark({ source }: { source: string | undefined }) {
  if (source === undefined) return null;
  return (
    <img
      src={source}
      alt=""
      width="1600"
      height="1000"
      loading="lazy"
      decoding="async"
      className="h-auto w-full"
    />
  );
}
