import { useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import CarMap, { type CarMapProps } from '../../shared/map/car-map.tsx';
import type { MapBounds, MapMarker, MapView } from '../../shared/map/map-types.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SearchIcon } from '@nolo/ui/icons.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import type { MapPaneProps } from './map-pane.tsx';
import type { ChangeSearch } from './use-list-navigation.ts';
import { useMapMarkers } from './use-map-markers.ts';

const noMarkers: readonly MapMarker[] = [];

/** The cars of the list on a map, which offers to search what it shows. With MapLibre: only by `lazy`. */
export default function MapOfCars({ list, progress, onChange, markedCar, onMark }: MapPaneProps) {
  const language = useLanguage();
  const texts = useMapTexts();
  const styleUrl = useRouteLoaderData<typeof rootLoader>('root')?.website.map_style_url ?? null;
  const [view, setView] = useState<MapView | null>(null);
  const { markers, fit, loadCars } = useMapMarkers(list, markedCar, view);
  const [area, setArea] = useState<MapBounds | null>(null);
  const select = (id: string) => {
    onMark(Number(id));
    showInList(Number(id));
  };
  return (
    <>
      <CarMap
        // Neither the list nor the map shows the last search's cars while others are looked for.
        markers={progress === 'other' ? noMarkers : markers}
        {...{ fit, loadCars, styleUrl, texts }}
        onSelect={select}
        onView={setView}
        onMove={setArea}
        keepsView={list.search.place?.kind === 'area'}
        lang={language}
      />
      {area && <SearchArea area={area} onChange={onChange} onDone={() => setArea(null)} />}
    </>
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
      {t('search_here')}
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
