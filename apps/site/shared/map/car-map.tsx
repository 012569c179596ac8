import type { Map as MapLibreMap } from 'maplibre-gl';
import { useMemo, useCallback, useRef, useState } from 'react';
import type { Language } from '@nolo/i18n/language.ts';
import { clusterMarkers, bookableIn, boxOf, carsIn, isOnePill, type MarkerGroup } from './cluster-markers.ts';
import { fitBox, sideOf } from './fit-box.ts';
import { MapControls } from './map-controls.tsx';
import type { MapBounds, MapMarker, MapTexts, MapTheme, MapView } from './map-types.ts';
import { MarkerCard } from './marker-card.tsx';
import { pillSize, PriceMarker } from './price-marker.tsx';
import { FIT_MAX_ZOOM, useFit, useOnMove, useOnView, useZoom, type MapFit } from './use-map-view.ts';
import { useMap } from './use-map.ts';
import './map.css';

export type CarMapProps = {
  markers: readonly MapMarker[];
  /** What to show at first; null while that is not known. */
  fit: MapFit | null;
  /** Cars of a group that the server counted. */
  loadCars: (box: MapBounds) => Promise<readonly MapMarker[]>;
  /** A single price was pressed. */
  onSelect: (id: string) => void;
  /** The map shows something else. */
  onView: (view: MapView) => void;
  /** The person moved or zoomed the map: the moment to offer 'search here'. */
  onMove: (bounds: MapBounds) => void;
  /** Keep showing what is shown when other cars come, as after 'search here'. */
  keepsView?: boolean;
  /** A MapLibre style; null for the bundled map. */
  styleUrl: string | null;
  lang: Language;
  theme?: MapTheme;
  texts: MapTexts;
};

/** The cars found, by price, on a map. Loads MapLibre: import it lazily, in the browser. */
export default function CarMap(props: CarMapProps) {
  const { markers, fit, onSelect, onMove, onView, keepsView = false, texts, theme = 'light' } = props;
  const { attach, map, isUnavailable } = useMap({ ...props, theme });
  const zoom = useZoom(map);
  const scale = map ? textScale(map) : 1;
  const groups = useMemo(
    () => clusterMarkers(markers, zoom, (group) => pillSize(group, texts, scale)),
    [markers, zoom, texts, scale],
  );
  const side = useMemo(() => sideOf(markers, texts.from) * scale, [markers, texts, scale]);
  const opened = useOpenCars(markers, props.loadCars, side);
  useFit(map, fit, { side, keepsView });
  useOnView(map, onView);
  useOnMove(map, onMove);

  const press = (group: MarkerGroup, button: HTMLElement) => {
    if (!map) return;
    if (group.members.length === 1 && group.first.count === 1) onSelect(group.first.id);
    opened.press(map, group, button);
  };
  if (isUnavailable) return <Unavailable text={texts.unavailable} />;
  return (
    <section aria-label={texts.map} className="relative isolate h-full min-h-60">
      <div ref={attach} className="h-full" />
      {map && <Prices {...{ map, groups, texts }} openIds={opened.ids} onPress={press} />}
      {map && (
        <MapControls
          map={map}
          texts={texts}
          onShowAll={() => fit && fitBox(map, fit.box, { side, maxZoom: FIT_MAX_ZOOM })}
        />
      )}
      <OpenCars opened={opened} texts={texts} />
    </section>
  );
}

/** Browsers whose text is set larger draw larger prices. */
function textScale(map: MapLibreMap): number {
  const { documentElement } = map.getContainer().ownerDocument;
  return Number.parseFloat(getComputedStyle(documentElement).fontSize) / 16;
}

type PricesProps = {
  map: MapLibreMap;
  groups: readonly MarkerGroup[];
  texts: MapTexts;
  openIds: readonly string[];
  onPress: (group: MarkerGroup, button: HTMLElement) => void;
};

function Prices({ groups, openIds, ...rest }: PricesProps) {
  return groups.map((group) => (
    <PriceMarker
      key={group.first.id}
      group={group}
      isOpen={group.members.some(({ id }) => openIds.includes(id))}
      {...rest}
    />
  ));
}

function Unavailable({ text }: { text: string }) {
  return (
    <p className="grid h-full min-h-40 place-content-center bg-sunken p-6 text-center text-muted">{text}</p>
  );
}

/** The cars behind the price that was pressed, if one was. */
function OpenCars({ opened, texts }: { opened: ReturnType<typeof useOpenCars>; texts: MapTexts }) {
  const { ids, cars, count, bookable, close } = opened;
  if (cars.length === 0) return null;
  return (
    <MarkerCard key={ids[0]} cars={cars} count={count} bookable={bookable} texts={texts} onClose={close} />
  );
}

type Open = { ids: readonly string[]; count: number; bookable: number; cars: readonly MapMarker[] };
const nothing: Open = { ids: [], count: 0, bookable: 0, cars: [] };

/** The price that was pressed, the cars listed in the card for it, and the button to go back to. */
function useOpenCars(
  markers: readonly MapMarker[],
  loadCars: (box: MapBounds) => Promise<readonly MapMarker[]>,
  side: number,
) {
  const [opened, setOpened] = useState<Open>(nothing);
  const opener = useRef<HTMLElement>(null);
  // Other cars on the map: what was open is gone.
  const open = opened.ids.some((id) => markers.every((marker) => marker.id !== id)) ? nothing : opened;

  const show = async (group: MarkerGroup, box: MapBounds, button: HTMLElement) => {
    const ids = group.members.map(({ id }) => id);
    const isKnown = group.members.every(({ count, cheapest }) => count === 1 && cheapest);
    const counts = { count: carsIn(group), bookable: bookableIn(group) };
    opener.current = button;
    setOpened({ ids, ...counts, cars: isKnown ? group.members : [] });
    if (isKnown) return;
    const cars = await loadCars(box).catch(() => null);
    setOpened((now) => (now.ids !== ids ? now : cars ? { ids, ...counts, cars } : nothing));
  };
  /** Cars that another zoom would part are gone nearer to; the others are listed. */
  const press = (map: MapLibreMap, group: MarkerGroup, button: HTMLElement) => {
    const box = boxOf(group.members);
    if (!box) return;
    const isNearest = map.getZoom() > map.getMaxZoom() - 0.01;
    if (carsIn(group) === 1 || isNearest || isOnePill(box, map.getMaxZoom())) void show(group, box, button);
    else fitBox(map, box, { side, maxZoom: map.getMaxZoom(), isByPerson: true });
  };
  const close = useCallback(() => {
    setOpened(nothing);
    opener.current?.focus();
  }, []);
  return { ...open, press, close };
}
