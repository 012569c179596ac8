import type { CarCard } from '../../../contract/car-card.ts';
import { typeName } from '../../shared/cars/car-name.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListPath } from './list-address.ts';

const image = (car: CarCard | undefined) => car && `${car.picture.path}-1280.webp`;

const titled = (heading: string, description: string) => ({ heading, title: heading, description, image });

/** The same words however one came: by an address that names the city, or by a search. Heading, title and description of a list, from what its address names. */
export function useListMeta(given: { path: ListPath; search: SearchState; catalogue: Catalogue }) {
  const t = useTexts('search');
  const { path, search, catalogue } = given;
  const describe = (what: string) => t('list_description', { what });

  if (path.kind === 'city' && search.place) {
    const place = search.place.city;
    return titled(t('list_title_of', { name: place }), describe(t('list_description_place', { place })));
  }
  const name = nameOf();
  if (name !== undefined) {
    return titled(t('list_title_of', { name }), describe(t('list_description_name', { name })));
  }
  return titled(
    search.place ? t('list_title_of', { name: search.place.city }) : t('list_title'),
    describe(t('list_description_cars')),
  );

  function nameOf(): string | undefined {
    if (path.kind === 'carMake') return catalogue.makes.find((one) => one.carMakeId === path.id)?.carMake;
    const type = path.kind === 'carType' && catalogue.types.find(({ carTypeId }) => carTypeId === path.id);
    return type ? typeName(t, { key: type.key, name: type.carType }) : undefined;
  }
}
