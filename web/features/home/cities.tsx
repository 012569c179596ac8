import { Link } from 'react-router';
import { cities } from '../../../content/cities.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';

const big = 4;

/** The cities with a page of their own; the four most asked for stand out. */
export function Cities() {
  const t = useTexts('home');
  const language = useLanguage();
  return (
    <section aria-labelledby="cities-title">
      <h2 id="cities-title" className="text-2xl">
        {t('cities_title')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {cities.map((city, index) => (
          <li key={city.slug} className={index < big ? 'lg:col-span-3 lg:row-span-2' : ''}>
            <Link
              to={paths.carListCity(language, city)}
              aria-label={t('city_link', { city: city.names[language] })}
              className="bg-primary-soft text-on-primary-soft rounded-card hover:bg-primary hover:text-on-primary group flex h-full min-h-20 items-end justify-between gap-2 p-4 transition-colors"
            >
              <span
                className={`font-bold tracking-tight ${index < big ? 'text-2xl sm:text-3xl' : 'text-lg'}`}
              >
                {city.names[language]}
              </span>
              <ArrowRightIcon className="size-5 opacity-60 transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
