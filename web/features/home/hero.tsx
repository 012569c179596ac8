import { cityName } from '../../../content/cities.ts';
import type { CarCard } from '../../../contract/car-card.ts';
import type { LocalDateTime } from '../../../domain/calendar/local-date-time.ts';
import { carName } from '../../shared/cars/car-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import { SearchForm, type Choice } from '../../shared/rental/search-form.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = { car: CarCard | undefined; now: LocalDateTime; onSearch: (choice: Choice) => void };

export function Hero({ car, now, onSearch }: Props) {
  const t = useTexts('home');
  const language = useLanguage();
  return (
    <section className="bg-sunken">
      <div className="page-width desk:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] desk:gap-x-12 desk:pb-14 grid items-center gap-y-6 pt-8 pb-8">
        <div className="desk:py-6">
          <h1 className="max-w-[15ch] text-4xl sm:text-5xl lg:text-6xl">{t('hero_title')}</h1>
          <p className="text-muted mt-4 max-w-[38ch] text-lg">{t('hero_text')}</p>
        </div>
        {car && (
          <figure className="rounded-panel max-desk:order-3 relative overflow-hidden">
            <Picture
              source={car.picture}
              alt={t('hero_car', { name: carName(car), city: cityName(car.city, language) })}
              sizes="(min-width: 907px) 40rem, calc(100vw - 2rem)"
              isPriority
              className="aspect-[16/10] w-full object-cover"
            />
          </figure>
        )}
        <div className="bg-surface rounded-card shadow-raised desk:col-span-2 desk:p-5 relative z-10 p-4">
          <SearchForm
            initial={{ place: null, dates: defaultDates(now), isSameTime: true }}
            now={now}
            isRestoring
            onSearch={onSearch}
          />
        </div>
      </div>
    </section>
  );
}
