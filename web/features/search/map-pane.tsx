import { Component, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { carName } from '../../shared/cars/car-name.ts';
import { formatMoney } from '../../../locales/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import type { Language } from '../../../locales/language.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ListIcon, SearchIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { carQuery } from './car-results.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import type { CarList } from './load-car-list.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

type Bounds = { lat: [number, number]; long: [number, number] };
type Marker = {
  id: string;
  latitude: number;
  longitude: number;
  label: string;
  amountMinor: number;
  name: string;
  href: string;
  isSelected: boolean;
};

/** What the list gives the map; the map is another feature, the route brings the two together. */
export type CarMapProps = {
  markers: Marker[];
  onSelect: (id: string) => void;
  onMove: (bounds: Bounds) => void;
  keepsView?: boolean;
  styleUrl: string | null;
  lang: Language;
  texts: {
    map: string;
    zoomIn: string;
    zoomOut: string;
    showAll: string;
    close: string;
    loading: string;
    unavailable: string;
    from: (price: string) => string;
    cars: (count: number) => string;
  };
};

type Props = {
  list: CarList;
  CarMap: ComponentType<CarMapProps>;
  onChange: ChangeSearch;
  markedCar: number | null;
  onMark: (carId: number | null) => void;
};

/** The same cars as the list, by price, on a map. */
export function MapPane({ list, CarMap, onChange, markedCar, onMark }: Props) {
  const t = useTexts('search');
  const language = useLanguage();
  const texts = useMapTexts();
  const styleUrl = useRouteLoaderData<typeof rootLoader>('root')?.website.map_style_url ?? null;
  const markers = useMarkers(list, markedCar);
  const [area, setArea] = useState<Bounds | null>(null);
  const isArea = list.search.place?.description === t('map_area');
  const select = (id: string) => {
    onMark(Number(id));
    document
      .querySelector(`[data-car="${Number(id)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const searchArea = ({ lat, long }: Bounds) => {
    const name = t('map_area');
    onChange({ place: { description: name, city: name, lat: rounded(lat), long: rounded(long) } });
    setArea(null);
  };
  return (
    <div className="desk:sticky desk:top-20 desk:h-[calc(100dvh-6rem)] desk:rounded-card relative h-[calc(100dvh-9.5rem)] overflow-hidden max-desk:-mx-4">
      <MapBoundary fallback={<MapMessage>{t('map_failed')}</MapMessage>}>
        <Suspense fallback={<Skeleton className="h-full rounded-none" />}>
          <CarMap
            markers={markers}
            onSelect={select}
            onMove={setArea}
            keepsView={isArea}
            styleUrl={styleUrl}
            lang={language}
            texts={texts}
          />
        </Suspense>
      </MapBoundary>
      {area && (
        <Button
          className="shadow-raised absolute top-4 left-1/2 z-10 -translate-x-1/2"
          onClick={() => searchArea(area)}
        >
          <SearchIcon className="size-4" />
          {t('search_this_area')}
        </Button>
      )}
      <Button
        look="secondary"
        className="shadow-raised desk:hidden absolute bottom-8 left-1/2 z-10 -translate-x-1/2"
        onClick={() => onChange({ hasMap: false, pages: list.pages })}
      >
        <ListIcon />
        {t('show_list')}
      </Button>
    </div>
  );
}

function rounded([from, to]: [number, number]): [number, number] {
  return [Number(from.toFixed(4)), Number(to.toFixed(4))];
}

function useMarkers(list: CarList, markedCar: number | null): Marker[] {
  const language = useLanguage();
  return useMemo(() => {
    const query = carQuery(list);
    return list.cars.map((car) => {
      const amountMinor = car.dates?.total ?? car.price.day;
      return {
        id: String(car.id),
        latitude: car.latitude,
        longitude: car.longitude,
        label: formatMoney(Math.round(amountMinor / 100) * 100, language, { short: true }),
        amountMinor,
        name: carName(car),
        href: paths.carDetail(language, car, query),
        isSelected: car.id === markedCar,
      };
    });
  }, [list, language, markedCar]);
}

function useMapTexts(): CarMapProps['texts'] {
  const t = useTexts('search');
  const common = useTexts('common');
  return useMemo(
    () => ({
      map: t('map_label'),
      zoomIn: t('map_zoom_in'),
      zoomOut: t('map_zoom_out'),
      showAll: t('map_show_all'),
      close: common('close'),
      loading: t('map_loading'),
      unavailable: t('map_unavailable'),
      from: (price) => t('map_from', { price }),
      cars: (count) => t('cars_found', { count }),
    }),
    [t, common],
  );
}

function MapMessage({ children }: { children: ReactNode }) {
  return (
    <p className="bg-sunken text-muted grid h-full place-content-center p-6 text-center" role="alert">
      {children}
    </p>
  );
}

/** A map that cannot be loaded must not take the list with it. */
class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
