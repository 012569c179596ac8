import { typeName } from '../../shared/cars/car-name.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import type { Place } from '../../shared/places/place.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListPath } from './list-address.ts';

const titled = (heading: string, description: string) => ({ heading, title: heading, description });

/** As a heading calls it: an airport by its own name, anything else by its city's. */
export function headingOf({ kind, description, city }: Place): string {
  return (kind === 'airport' && description.split(', ')[0]) || city;
}

/** The same words however one came: by an address that names the city, or by a search. Heading, title and description of a list, from what its address names. */
export function useListMeta(given: { path: ListPath; search: SearchState; catalogue: Catalogue }) {
  const t = useTexts('search');
  const { path, search, catalogue } = given;
  const describe = (what: string) => t('list_description', { what });

  const name = nameOf();
  if (name !== undefined) {
    return titled(t('list_title_of', { name }), describe(t('list_description_name', { name })));
  }
  const { place } = search;
  const isNamed = path.kind === 'city' && place;
  return titled(
    place ? t('list_title_of', { name: headingOf(place) }) : t('list_title'),
    describe(isNamed ? t('list_description_place', { place: place.city }) : t('list_description_cars')),
  );

  function nameOf(): string | undefined {
    if (path.kind === 'carMake') return catalogue.makes.find((one) => one.carMakeId === path.id)?.carMake;
    const type = path.kind === 'carType' && catalogue.types.find(({ carTypeId }) => carTypeId === path.id);
    return type ? typeName(t, { key: type.key, name: type.carType }) : undefined;
  }
}
