import { Link } from 'react-router';
import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { cities } from '@nolo/content/cities.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { hasPage } from '../../app/theme-four-only.ts';
import { placeAround } from '../../shared/places/place.ts';
import { emptySearch, searchQuery } from '../../shared/rental/search-state.ts';
import { useTenant } from '../../theme/use-tenant.ts';
import { ArrowRightIcon } from '@nolo/ui/icons.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import { Picture } from '@nolo/ui/picture.tsx';
import { cityVariants } from './city-variant.ts';

type CityPictures = CallData<Api['websiteHome']>['cities'];

/** The cities of the marketplace; on a company's own site those it has cars in, if there is a choice. */
export function Cities({ pictures }: { pictures: CityPictures }) {
  const t = useTexts('home');
  const variant = cityVariants[useTheme()];
  const isTenant = useTenant() !== null;
  const shown = isTenant ? cities.filter((city) => pictures.some(({ slug }) => slug === city.slug)) : cities;
  if (shown.length < 2) return null;
  return (
    <section aria-labelledby="cities-title" className={variant.section}>
      <h2 id="cities-title" className={variant.title}>
        {t(isTenant ? 'cities_title_own' : 'cities_title')}
      </h2>
      <ul className={variant.list}>
        {shown.map((city, index) => (
          <li key={city.slug} className={`${variant.item} ${index === 0 ? variant.first : ''}`}>
            <CityTile
              city={city}
              picture={pictures.find(({ slug }) => slug === city.slug)?.picture}
              wideSize={index === 0 ? '30rem' : '15rem'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The city's own list; a search for it where the website has none (`theme-four-only.ts`). */
function useCityList(city: (typeof cities)[number]): string {
  const language = useLanguage();
  const theme = useTheme();
  const own = paths.carListCity(language, city);
  if (hasPage(theme, own)) return own;
  const place = placeAround({ latitude: city.lat, longitude: city.lon }, city.names[language]);
  return paths.carList(language, searchQuery({ ...emptySearch, place }));
}

function CityTile(props: {
  city: (typeof cities)[number];
  picture?: CityPictures[number]['picture'];
  wideSize: string;
}) {
  const t = useTexts('home');
  const variant = cityVariants[useTheme()];
  const language = useLanguage();
  const { city, picture } = props;
  const list = useCityList(city);
  const name = city.names[language];
  return (
    <Link to={list} aria-label={t('city_link', { city: name })} className={variant.tile}>
      {picture && variant.picture && (
        <span className={variant.picture}>
          <Picture
            source={picture}
            alt=""
            sizes={`(min-width: 1024px) ${props.wideSize}, (min-width: 640px) 33vw, 50vw`}
            className="h-full w-full object-cover object-[50%_78%] transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none"
          />
        </span>
      )}
      <span className={`flex items-center justify-between gap-2 ${variant.hasArrow ? 'px-4 py-3' : 'py-2'}`}>
        <span className={variant.name}>{name}</span>
        {variant.hasArrow && (
          <ArrowRightIcon className="text-muted max-sm:hidden transition-transform group-hover:translate-x-1" />
        )}
      </span>
    </Link>
  );
}
