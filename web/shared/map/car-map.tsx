import type { Map as MapLibreMap, MapLibreEvent } from 'maplibre-gl';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { boundsOf, clusterMarkers } from './cluster-markers.ts';
import type { MarkerGroup } from './cluster-markers.ts';
import { MapControls } from './map-controls.tsx';
import type { MapBounds, MapLanguage, MapMarker, MapTexts, MapTheme } from './map-types.ts';
import { MarkerCard } from './marker-card.tsx';
import { PriceMarker } from './price-marker.tsx';
import { currentBounds, useMap } from './use-map.ts';
import './map.css';

export type CarMapProps = {
  markers: MapMarker[];
  /** A single price was pressed. */
  onSelect: (id: string) => void;
  /** The person moved or zoomed the map: the moment to offer 'search this area'. */
  onMove: (bounds: MapBounds) => void;
  /** Keep showing what is shown when other cars come, as after 'search this area'. */
  keepsView?: boolean;
  /** A MapLibre style; null for the bundled map. */
  styleUrl: string | null;
  lang: MapLanguage;
  theme?: MapTheme;
  texts: MapTexts;
  /** A car in the card that opens on a press; by default its name, price and link. */
  renderCar?: (marker: MapMarker) => React.ReactNode;
};

const FIT_MAX_ZOOM = 10.5;
const PADDING = 56;

function fitMarkers(map: MapLibreMap, markers: readonly MapMarker[], animate: boolean): void {
  const bounds = boundsOf(markers);
  if (!bounds) return;
  const { clientWidth, clientHeight } = map.getContainer();
  const padding = Math.min(PADDING, clientWidth / 5, clientHeight / 5);
  map.fitBounds(bounds, { padding, maxZoom: FIT_MAX_ZOOM, animate });
}

/** Shows all markers, again whenever there are others. */
function useFit(map: MapLibreMap | undefined, markers: MapMarker[], keepsView: boolean): void {
  const wasFitted = useRef(false);
  const ids = markers.map(({ id }) => id).join(' ');
  const fit = useEffectEvent((live: MapLibreMap) => {
    if (keepsView && wasFitted.current) return;
    fitMarkers(live, markers, wasFitted.current);
    wasFitted.current = true;
  });
  // The same cars with other prices or another selection are no reason to move.
  useEffect(() => {
    if (map && ids) fit(map);
  }, [map, ids]);
}

function useZoom(map: MapLibreMap | undefined): number {
  const [zoom, setZoom] = useState(5);
  useEffect(() => {
    if (!map) return undefined;
    const update = () => setZoom(map.getZoom());
    update();
    map.on('zoomend', update);
    return () => void map.off('zoomend', update);
  }, [map]);
  return zoom;
}

type MoveEvent = MapLibreEvent<MouseEvent | TouchEvent | WheelEvent | KeyboardEvent | undefined> & {
  isByPerson?: boolean;
};

function useOnMove(map: MapLibreMap | undefined, onMove: (bounds: MapBounds) => void): void {
  const report = useEffectEvent(onMove);
  useEffect(() => {
    if (!map) return undefined;
    // At the end of a zoom by wheel MapLibre no longer says whose doing it was.
    let isByPerson = false;
    const onMoveEvent = (event: MoveEvent) => {
      isByPerson ||= Boolean(event.originalEvent) || event.isByPerson === true;
      if (event.type !== 'moveend') return;
      if (isByPerson) report(currentBounds(map));
      isByPerson = false;
    };
    const subscriptions = [map.on('move', onMoveEvent), map.on('moveend', onMoveEvent)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map]);
}

/** The group whose cars are listed in the card, and the button to go back to. */
function useOpenGroup(markers: MapMarker[]) {
  const [openIds, setOpenIds] = useState<string[]>([]);
  const opener = useRef<HTMLElement>(null);
  const openMarkers = useMemo(() => markers.filter(({ id }) => openIds.includes(id)), [markers, openIds]);
  const open = useCallback((ids: string[], button: HTMLElement) => {
    opener.current = button;
    setOpenIds(ids);
  }, []);
  const close = useCallback(() => {
    setOpenIds([]);
    opener.current?.focus();
  }, []);
  return { openMarkers, open, close };
}

function pressGroup(map: MapLibreMap, { members }: MarkerGroup, open: (ids: string[]) => void): void {
  const inseparable = clusterMarkers(members, map.getMaxZoom()).length === 1;
  const bounds = boundsOf(members);
  if (inseparable || !bounds) open(members.map(({ id }) => id));
  else map.fitBounds(bounds, { padding: PADDING * 1.5, maxZoom: map.getMaxZoom() }, { isByPerson: true });
}

/** The cars found, by price, on a map. Loads MapLibre: import it lazily, in the browser. */
export default function CarMap(props: CarMapProps) {
  const { markers, onSelect, onMove, keepsView = false, texts, theme = 'light' } = props;
  const { attach, map, isUnavailable } = useMap({ ...props, theme });
  const zoom = useZoom(map);
  const groups = useMemo(() => clusterMarkers(markers, zoom), [markers, zoom]);
  const { openMarkers, open, close } = useOpenGroup(markers);
  useFit(map, markers, keepsView);
  useOnMove(map, onMove);

  const press = (group: MarkerGroup, button: HTMLElement) => {
    if (!map) return;
    if (group.members.length === 1) onSelect(group.first.id);
    pressGroup(map, group, (ids) => open(ids, button));
  };
  if (isUnavailable) {
    return (
      <p className="grid h-full min-h-40 place-content-center bg-sunken p-6 text-center text-muted">
        {texts.unavailable}
      </p>
    );
  }
  return (
    <section aria-label={texts.map} className="relative isolate h-full min-h-60">
      <div ref={attach} className="h-full" />
      {map &&
        groups.map((group) => (
          <PriceMarker
            key={group.first.id}
            map={map}
            group={group}
            texts={texts}
            isOpen={group.members.some((member) => openMarkers.includes(member))}
            onPress={press}
          />
        ))}
      {map && <MapControls map={map} texts={texts} onShowAll={() => fitMarkers(map, markers, true)} />}
      {openMarkers.length > 0 && (
        <MarkerCard
          key={openMarkers[0]?.id}
          markers={openMarkers}
          texts={texts}
          onClose={close}
          renderCar={props.renderCar}
        />
      )}
    </section>
  );
}
