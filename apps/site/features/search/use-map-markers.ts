import { useCallback, useMemo } from 'react';
import type { ListedCar } from '@nolo/contract/search.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useRemote } from '../../api/use-remote.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { boxOf } from '../../shared/map/cluster-markers.ts';
import type { MapBounds, MapMarker, MapView } from '../../shared/map/map-types.ts';
import { hasDelivery, searchInput, type CarList } from './load-car-list.ts';
import { markerOfCar, markerOfGroup } from './map-markers.tsx';

/** The whole of a long result, at first. */
const OVERVIEW_ZOOM = 6;
/** A map that still moves is not asked about. */
const pause = 100;

/**
 * What the map shows: the cars of the list, as long as these are all; otherwise the groups of the whole result,
 * those on the screen as fine as the zoom allows. `fit` is where all of them are; null until that is known.
 */
export function useMapMarkers(list: CarList, markedCar: number | null, view: MapView | null) {
  const language = useLanguage();
  const t = useTexts('search');
  const context = useMemo(() => ({ list, language, t }), [list, language, t]);
  const input = useMapSearch(list);
  const { groups, whole, isKnown } = useGroups(list, input, view);
  const markers = useMemo(
    () =>
      groups?.map((group) => markerOfGroup(group, context)) ??
      list.cars.map((car) => markerOfCar(car, context)),
    [groups, list, context],
  );
  const marked = list.cars.find(({ id }) => id === markedCar);
  const shown = useMemo(
    () => (marked ? markers.map((marker) => ({ ...marker, isSelected: holds(marker, marked) })) : markers),
    [markers, marked],
  );
  const loadCars = useCallback(
    async ({ lat, long }: MapBounds) => {
      const query = { ...input.query, filter: 'cheap' as const };
      const { cars } = await browserApi.call('searchCars', { query, body: { ...input.body, lat, long } });
      return cars.map((car) => markerOfCar(car, context));
    },
    [input, context],
  );
  const box = boxOf(whole?.map(({ lat, long }) => ({ box: { lat, long } })) ?? markers);
  // While all cars are at hand, one that is gone is a reason to look again.
  const key = groups ? list.key : markers.map(({ id }) => id).join(' ');
  return { markers: shown, fit: isKnown && box ? { key, box } : null, loadCars };
}

type Input = ReturnType<typeof searchInput>;

/** The list's search as the map asks it; without the dates where these were refused. */
function useMapSearch({ search, areDelivered, dateProblem }: CarList): Input {
  return useMemo(() => {
    const isDelivered = hasDelivery({ search, areDelivered });
    return searchInput({ ...search, isDelivered, dates: dateProblem === null ? search.dates : null });
  }, [search, areDelivered, dateProblem]);
}

/** Nothing while the list has all cars itself, and where the server cannot be reached. `whole`: of all hits. */
function useGroups({ key, hasMore }: CarList, { query, body }: Input, view: MapView | null) {
  const ask = async (zoom: number, bounds: MapBounds | undefined, signal: AbortSignal) => {
    const input = { query: { ...query, zoom }, body: { ...body, view: bounds } };
    const { groups } = await browserApi.call('carMap', input, { signal, isQuiet: true });
    return { key, groups };
  };
  const overview = useRemote(hasMore ? key : null, (signal) => ask(OVERVIEW_ZOOM, undefined, signal));
  const near = useRemote(
    hasMore && view ? `${key} ${JSON.stringify(view)}` : null,
    (signal) => {
      // Web maps count zoom by tiles of 256 points, MapLibre by 512: so a group is about as wide as a price.
      const zoom = Math.max(0, Math.round(view?.zoom ?? OVERVIEW_ZOOM));
      return ask(zoom, view?.bounds, signal);
    },
    { delay: pause },
  );
  if (!hasMore) return { isKnown: true };
  // The answer that stays until the next one comes may be another search's.
  const ofSearch = ({ data }: typeof near) => (data?.key === key ? data.groups : undefined);
  const whole = ofSearch(overview);
  return { groups: ofSearch(near) ?? whole, whole, isKnown: !overview.isLoading };
}

function holds({ box }: MapMarker, { latitude, longitude }: ListedCar): boolean {
  const { lat, long } = box;
  return latitude >= lat[0] && latitude <= lat[1] && longitude >= long[0] && longitude <= long[1];
}
