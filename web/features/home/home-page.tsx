import { useNavigate } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { CarCard } from '../../../contract/car-card.ts';
import type { CallData } from '../../../contract/endpoint.ts';
import type { LocalDateTime } from '../../../domain/calendar/local-date-time.ts';
import { CarRow } from '../../shared/cars/car-row.tsx';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { emptySearch, searchQuery } from '../../shared/rental/search-state.ts';
import { storeDates, storePlace } from '../../shared/rental/stored-selection.ts';
import type { Choice } from '../../shared/rental/search-form.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { Cities } from './cities.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks, Trust } from './reasons.tsx';

type Home = CallData<Api['websiteHome']>;

const luxuryRows = ['luxury', 'luxury_suv', 'premium_luxury', 'ultra_luxury'] as const;

/** Search first, then cars, cities, and why to trust all of it. */
export function HomePage({ home, now }: { home: Home; now: LocalDateTime }) {
  const t = useTexts('home');
  const language = useLanguage();
  const navigate = useNavigate();
  const search = (choice: Choice) => {
    storePlace(choice.place);
    storeDates(choice.dates);
    void navigate(paths.carList(language, searchQuery({ ...emptySearch, ...choice })));
  };
  const row = (key: 'cheapest' | 'newest' | (typeof luxuryRows)[number]) => (
    <CarRow key={key} title={t(key)} cars={home[key]} hrefOf={(car) => paths.carDetail(language, car)} />
  );
  return (
    <>
      <Hero car={heroCar(home)} now={now} onSearch={search} />
      <div className="page-width flex flex-col gap-14 py-14 sm:gap-16">
        <Trust />
        {row('cheapest')}
        <FavouriteRow mostBooked={home.favourites} />
        {row('newest')}
        <Cities pictures={home.cities} />
        {luxuryRows.map(row)}
        <HowItWorks />
      </div>
    </>
  );
}

/** The most colourful of what the site has: a convertible, else the first of the favourites. */
function heroCar({ favourites, luxury, newest }: Home): CarCard | undefined {
  const candidates = [...favourites, ...luxury, ...newest];
  return candidates.find((car) => car.car_type[0]?.key === 'convertible') ?? candidates[0];
}
