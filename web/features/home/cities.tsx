import { Link } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { CallData } from '../../../contract/endpoint.ts';
import { cities } from '../../../content/cities.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';

type CityPictures = CallData<Api['websiteHome']>['cities'];

/** The cities with a page of their own. */
export function Cities({ pictures }: { pictures: CityPictures }) {
  const t = useTexts('home');
  return (
    <section aria-labelledby="cities-title">
      <h2 id="cities-title" className="text-2xl">
        {t('cities_title')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {cities.map((city, index) => (
          <li key={city.slug} className={index === 0 ? 'lg:col-span-2' : ''}>
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

function CityTile(props: {
  city: (typeof cities)[number];
  picture?: CityPictures[number]['picture'];
  wideSize: string;
}) {
  const t = useTexts('home');
  const language = useLanguage();
  const { city, picture } = props;
  const name = city.names[language];
  return (
    <Link
      to={paths.carListCity(language, city)}
      aria-label={t('city_link', { city: name })}
      className="rounded-card bg-surface border-line group hover:shadow-raised flex h-full flex-col overflow-hidden border transition-shadow"
    >
      {picture && (
        <span className="bg-sunken block h-28 overflow-hidden sm:h-36">
          <Picture
            source={picture}
            alt=""
            sizes={`(min-width: 1024px) ${props.wideSize}, (min-width: 640px) 33vw, 50vw`}
            className="h-full w-full object-cover object-[50%_78%] transition-transform duration-300 group-hover:scale-103 motion-reduce:transition-none"
          />
        </span>
      )}
      <span className="flex items-center justify-between gap-2 px-4 py-3">
        <span className="text-lg font-bold tracking-tight">{name}</span>
        <ArrowRightIcon className="text-muted transition-transform group-hover:translate-x-1" />
      </span>
    </Link>
  );
}
