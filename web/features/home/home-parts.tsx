import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { CallData } from '../../../contract/endpoint.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { arrangements, type Part } from './arrangements.ts';
import { Cars, FavouriteCars } from './cars.tsx';
import { Cities } from './cities.tsx';
import { HowItWorks, Trust } from './reasons.tsx';

export type Home = CallData<Api['websiteHome']>;

/** What stands below the search: cars, cities, and why to trust all of it. */
export function HomeParts({ home }: { home: Home }) {
  const { parts, page } = arrangements[useTheme()];
  return (
    <div className={page}>
      {parts.map((part) => (
        <HomePart key={part} part={part} home={home} />
      ))}
    </div>
  );
}

function HomePart({ part, home }: { part: Part; home: Home }): ReactNode {
  const t = useTexts('home');
  if (part === 'trust') return <Trust />;
  if (part === 'cities') return <Cities pictures={home.cities} />;
  if (part === 'how') return <HowItWorks />;
  if (part === 'favourites') return <FavouriteCars mostBooked={home.favourites} />;
  return <Cars part={part} title={t(part)} cars={home[part]} />;
}
