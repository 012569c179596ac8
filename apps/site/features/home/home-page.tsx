import { lazy, Suspense, type ReactNode } from 'react';
import type { Api } from '@nolo/contract/api.ts';
import type { CarCard } from '@nolo/contract/car-card.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { usualDriver } from '@nolo/domain/rental/stated-driver.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { useIsLoggedIn } from '../../api/session.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import { TrustLines } from '../../shared/payment/trust-lines.tsx';
import { SearchForm } from '../../shared/rental/search-form.tsx';
import { useOpenList } from '../../shared/rental/use-open-list.ts';
import { useTenant } from '../../theme/use-tenant.ts';
import { useTheme } from '../../theme/use-theme.ts';
import type { AllOf } from './all-of.ts';
import { layouts, type Arrangement, type Part } from './layouts.ts';
import { Cars, FavouriteCars } from './cars.tsx';
import { Cities } from './cities.tsx';
import { HowItWorks, Trust } from './reasons.tsx';

const HeldBooking = lazy(() => import('./held-booking.tsx'));

type Home = CallData<Api['websiteHome']>;
type Rows = { home: Home; allOf: AllOf };

/** Search, cars, cities, and why to trust all of it: in the order and shape of the theme. */
export function HomePage({ home, allOf, now }: Rows & { now: LocalDateTime }) {
  const { Hero, parts, page, hero } = layouts[useTheme()];
  const form = (
    <>
      <SearchForm
        initial={{
          place: null,
          dates: defaultDates(now),
          isSameTime: true,
          driver: usualDriver,
          returnPlace: null,
        }}
        now={now}
        restores="all"
        onSearch={useOpenList()}
      />
      <TrustLines className="mt-3" />
    </>
  );
  return (
    <>
      <Hero car={heroCar(home, hero)} {...useWelcome()} search={form} />
      <div className={page}>
        {parts.map((part) => (
          // Hydrated one by one, after the search above them.
          <Suspense key={part}>
            <HomePart part={part} home={home} allOf={allOf} />
          </Suspense>
        ))}
      </div>
      {useIsLoggedIn() && (
        <LazyPart fallback={null} failed={null}>
          <HeldBooking />
        </LazyPart>
      )}
    </>
  );
}

/** The marketplace speaks of its companies, a company's own site of itself. */
function useWelcome(): { title: string; text: string } {
  const t = useTexts('home');
  const owner = useTenant();
  if (!owner) return { title: t('hero_title'), text: t('hero_text') };
  return { title: t('hero_title_own', { name: owner.name }), text: t('hero_text_own') };
}

function HomePart({ part, home, allOf }: Rows & { part: Part }): ReactNode {
  const t = useTexts('home');
  if (part === 'trust') return <Trust />;
  if (part === 'cities') return <Cities pictures={home.cities} />;
  if (part === 'how') return <HowItWorks />;
  if (part === 'favourites') return <FavouriteCars mostBooked={home.favourites} all={allOf.favourites} />;
  return <Cars title={t(part)} cars={home[part]} all={allOf[part]} />;
}

/** Of the theme's type where the site has one, else the first that it has. */
function heroCar(home: Home, hero: Arrangement['hero']): CarCard | undefined {
  const candidates = hero?.lists.flatMap((list) => home[list]) ?? [];
  return candidates.find((car) => car.car_type[0]?.key === hero?.type) ?? candidates[0];
}
