import type { CarCard } from '@nolo/contract/car-card.ts';
import type { Airport } from '@nolo/content/airports.ts';
import type { AirportContent, Distance } from '@nolo/content/schema/airport.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { CarsNear } from './cars-near.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { Questions } from '../../shared/content/questions.tsx';
import { Sections } from '../../shared/content/sections.tsx';
import { StructuredQuestions } from '../../shared/structured/structured-questions.tsx';
import { airportData } from '../../shared/structured/place-data.ts';
import { StructuredData } from '../../shared/structured/structured-data.tsx';
import { useOrigin } from '../../shared/structured/use-origin.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

type Props = { airport: Airport; content: AirportContent; cars: readonly CarCard[] };

/** Renting a car at an airport: hand-over, terminals, distances. */
export function AirportPage({ airport, content, cars }: Props) {
  const t = useTexts('content');
  const language = useLanguage();
  const address = useOrigin() + paths.airport(language, airport.slug);
  const name = airport.names[language];
  const list = paths.carListCity(language, airport);
  return (
    <>
      <StructuredData data={import.meta.env.SSR && airportData(address, { ...airport, name })} />
      <StructuredQuestions questions={content.questions} />
      <PageOpening
        title={content.title}
        description={content.description}
        breadcrumbs={
          <Breadcrumbs
            steps={[{ name: t('airports'), to: paths.airports(language) }]}
            here={`${name} (${airport.iata})`}
          />
        }
      >
        <LinkButton to={list}>{t('see_cars', { place: name })}</LinkButton>
      </PageOpening>
      <div className="page-width flex flex-col gap-14 py-12">
        <CarsNear
          title={t('cars_near', { place: name })}
          cars={cars}
          allHref={list}
          noneText={t('none_in', { city: name })}
          isFirst
        />
        <Sections sections={content.text} />
        <Distances distances={content.distances} />
        <Questions title={t('questions')} questions={content.questions} />
      </div>
    </>
  );
}

function Distances({ distances }: { distances: readonly Distance[] }) {
  const t = useTexts('content');
  return (
    <section className="max-w-prose">
      <h2 className="mb-3 text-2xl">{t('distances')}</h2>
      <table className="w-full text-left">
        <thead className="text-muted text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 font-semibold">
              {t('distance_to')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              km
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('minutes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {distances.map(({ to, kilometres, minutes }) => (
            <tr key={to} className="border-line border-b">
              <th scope="row" className="py-2 font-normal">
                {to}
              </th>
              <td className="py-2 text-right tabular-nums">{kilometres}</td>
              <td className="py-2 text-right tabular-nums">{minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted mt-2 text-sm">{t('distances_note')}</p>
    </section>
  );
}
