import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { CarMapProps } from '../../shared/map/car-map.tsx';
import type { MapBounds, MapMarker, MapView } from '../../shared/map/map-types.ts';
import { Button } from '@nolo/ui/button.tsx';
import { pathIcon, SearchIcon } from '@nolo/ui/icons.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import type { CarList } from './load-car-list.ts';
import type { ChangeSearch, ListProgress } from './use-list-navigation.ts';
import { useMapMarkers } from './use-map-markers.ts';

const ListIcon = pathIcon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01');

const noMarkers: readonly MapMarker[] = [];

type Props = {
  list: CarList;
  progress: ListProgress;
  CarMap: ComponentType<CarMapProps>;
  onChange: ChangeSearch;
  markedCar: number | null;
  onMark: (carId: number | null) => void;
};

/** The same cars as the list, by price, on a map. */
export function MapPane({ list, progress, CarMap, onChange, markedCar, onMark }: Props) {
  const t = useTexts('search');
  const language = useLanguage();
  const texts = useMapTexts();
  const styleUrl = useRouteLoaderData<typeof rootLoader>('root')?.website.map_style_url ?? null;
  const [view, setView] = useState<MapView | null>(null);
  const { markers, fit, loadCars } = useMapMarkers(list, markedCar, view);
  const [area, setArea] = useState<MapBounds | null>(null);
  const isArea = list.search.place?.kind === 'area';
  const select = (id: string) => {
    onMark(Number(id));
    showInList(Number(id));
  };
  return (
    <div className="desk:sticky desk:top-20 desk:h-[calc(100dvh-6rem)] desk:rounded-card relative h-[calc(100dvh-9.5rem)] overflow-hidden max-desk:-mx-4">
      <LazyPart
        fallback={<Skeleton className="h-full rounded-none" />}
        failed={<MapMessage>{t('map_failed')}</MapMessage>}
      >
        <CarMap
          // Neither the list nor the map shows the last search's cars while others are looked for.
          markers={progress === 'other' ? noMarkers : markers}
          {...{ fit, loadCars, styleUrl, texts }}
          onSelect={select}
          onView={setView}
          onMove={setArea}
          keepsView={isArea}
          lang={language}
        />
      </LazyPart>
      {area && <SearchArea area={area} onChange={onChange} onDone={() => setArea(null)} />}
      <Button
        variant="secondary"
        className="shadow-raised desk:hidden absolute bottom-8 left-1/2 z-10 w-max max-w-full -translate-x-1/2"
        onClick={() => onChange({ hasMap: false, pages: list.pages })}
      >
        <ListIcon />
        {t('show_list')}
      </Button>
    </div>
  );
}

function showInList(carId: number) {
  const car = document.querySelector(`[data-car="${carId}"]`);
  car?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

type SearchAreaProps = { area: MapBounds; onChange: ChangeSearch; onDone: () => void };

/** Offered once the map was moved: the cars of what it shows now. */
function SearchArea({ area: { lat, long }, onChange, onDone }: SearchAreaProps) {
  const t = useTexts('search');
  const search = () => {
    const name = t('map_area');
    onChange({
      place: { description: name, city: name, lat: rounded(lat), long: rounded(long), kind: 'area' },
    });
    onDone();
  };
  return (
    <Button
      className="shadow-raised absolute top-4 left-1/2 z-10 w-max max-w-full -translate-x-1/2"
      onClick={search}
    >
      <SearchIcon className="size-4" />
      {t('search_this_area')}
    </Button>
  );
}

function rounded([from, to]: [number, number]): [number, number] {
  return [Number(from.toFixed(4)), Number(to.toFixed(4))];
}

function useMapTexts(): CarMapProps['texts'] {
  const t = useTexts('search');
  const map = useTexts('map');
  const common = useTexts('common');
  return useMemo(
    () => ({
      map: t('map_label'),
      zoomIn: map('zoom_in'),
      zoomOut: map('zoom_out'),
      showAll: t('map_show_all'),
      close: common('close'),
      loading: t('map_loading'),
      unavailable: t('map_unavailable'),
      from: (price) => t('map_from', { price }),
      cheapestOf: (shown, count) => t('map_cheapest_of', { shown, all: count }),
      noneBookable: (count) => t('map_none_bookable', { count }),
      closed: t('map_closed'),
      cars: (count) => t('cars_found', { count }),
    }),
    [t, map, common],
  );
}

function MapMessage({ children }: { children: ReactNode }) {
  return (
    <p className="bg-sunken text-muted grid h-full place-content-center p-6 text-center" role="alert">
      {children}
    </p>
  );
}
