import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { MapTexts } from './map-types.ts';

const button =
  'grid size-11 place-items-center bg-surface text-ink hover:bg-sunken aria-disabled:text-line-strong ' +
  'focus-visible:-outline-offset-3';

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

type ControlProps = { label: string; path: string; isOff?: boolean; onPress: () => void; className?: string };

function Control({ label, path, isOff, onPress, className = '' }: ControlProps) {
  return (
    <button
      type="button"
      className={`${button} ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <Icon path={path} />
    </button>
  );
}

type MapControlsProps = {
  map: MapLibreMap;
  texts: Pick<MapTexts, 'zoomIn' | 'zoomOut' | 'showAll'>;
  onShowAll: () => void;
};

export function MapControls({ map, texts, onShowAll }: MapControlsProps) {
  const { zoom, zoomBy } = useZoom(map);
  return (
    <div className="absolute end-3 top-3 flex flex-col gap-2">
      <div className="flex flex-col divide-y divide-line overflow-hidden rounded-control border border-line shadow-raised">
        <Control
          label={texts.zoomIn}
          path="M10 4v12M4 10h12"
          isOff={zoom >= map.getMaxZoom()}
          onPress={() => zoomBy(1)}
        />
        <Control
          label={texts.zoomOut}
          path="M4 10h12"
          isOff={zoom <= map.getMinZoom()}
          onPress={() => zoomBy(-1)}
        />
      </div>
      <Control
        label={texts.showAll}
        path="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4"
        onPress={onShowAll}
        className="rounded-control border border-line shadow-raised"
      />
    </div>
  );
}

function useZoom(map: MapLibreMap) {
  const [zoom, setZoom] = useState(map.getZoom());
  const target = useRef<number | null>(null);
  useEffect(() => {
    const update = () => {
      target.current = null;
      setZoom(map.getZoom());
    };
    map.on('zoomend', update);
    return () => void map.off('zoomend', update);
  }, [map]);

  /** Pressed twice in a hurry it goes two levels, not one and the part of the first that was done. */
  const zoomBy = (levels: number) => {
    const from = map.isZooming() ? (target.current ?? map.getZoom()) : map.getZoom();
    const to = Math.min(Math.max(from + levels, map.getMinZoom()), map.getMaxZoom());
    // Marked as the person's own doing, which a move to fit new cars is not.
    map.zoomTo(to, {}, { isByPerson: true });
    // Afterwards: the move that this one interrupts ends with its own event.
    target.current = to;
  };
  return { zoom, zoomBy };
}
