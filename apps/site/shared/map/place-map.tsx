import { Marker } from 'maplibre-gl';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRouteLoaderData } from 'react-router';
import type { Point } from '@nolo/domain/places/geography.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { MapControls } from './map-controls.tsx';
import { PLACE_ZOOM, useMap } from './use-map.ts';
import './map.css';

/** One place, in its surroundings. Loads MapLibre: import it lazily, in the browser. */
export default function PlaceMap({ point }: { point: Point }) {
  const t = useTexts('map');
  const lang = useLanguage();
  const styleUrl = useRouteLoaderData<typeof rootLoader>('root')?.website.map_style_url ?? null;
  const gestures = {
    wheel: t('zoom_with_control'),
    wheelOfMac: t('zoom_with_command'),
    touch: t('two_fingers'),
  };
  const texts = { map: t('pickup_label'), gestures };
  const { attach, map } = useMap({ styleUrl, theme: 'light', lang, texts, place: point });
  return (
    <section aria-label={texts.map} className="absolute inset-0 isolate">
      <div ref={attach} className="h-full" />
      {map && <Pin map={map} point={point} />}
      {map && (
        <MapControls
          map={map}
          texts={{ zoomIn: t('zoom_in'), zoomOut: t('zoom_out'), showAll: t('show_place') }}
          onShowAll={() => map.flyTo({ center: [point.longitude, point.latitude], zoom: PLACE_ZOOM })}
        />
      )}
    </section>
  );
}

function Pin({ map, point: { latitude, longitude } }: { map: MapLibreMap; point: Point }) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map);
    // The words are above; the library would name it 'Map marker'.
    element.setAttribute('aria-hidden', 'true');
    element.removeAttribute('aria-label');
    element.removeAttribute('role');
    return () => void marker.remove();
  }, [map, element, latitude, longitude]);
  return createPortal(
    <svg
      viewBox="0 0 32 40"
      width="32"
      height="40"
      className="fill-primary stroke-surface pointer-events-none stroke-2"
    >
      <path d="M16 39S3 25.5 3 15a13 13 0 0 1 26 0c0 10.5-13 24-13 24Z" />
      <circle cx="16" cy="15" r="4.5" className="fill-on-primary stroke-none" />
    </svg>,
    element,
  );
}
