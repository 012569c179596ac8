import { lazy, type ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { pathIcon } from '@nolo/ui/icons.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import type { CarList } from './load-car-list.ts';
import type { ChangeSearch, ListProgress } from './use-list-navigation.ts';

/** MapLibre is big: it comes when the map is asked for. */
const MapOfCars = lazy(() => import('./map-of-cars.tsx'));

const ListIcon = pathIcon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01');

export type MapPaneProps = {
  list: CarList;
  progress: ListProgress;
  onChange: ChangeSearch;
  markedCar: number | null;
  onMark: (carId: number | null) => void;
};

/** The same cars as the list, by price, on a map; on a telephone with the way back to the list. */
export function MapPane(props: MapPaneProps) {
  const { list, onChange } = props;
  const t = useTexts('search');
  return (
    <div className="desk:sticky desk:top-20 desk:h-[calc(100dvh-6rem)] desk:rounded-card relative h-[calc(100dvh-9.5rem)] overflow-hidden max-desk:-mx-4">
      <LazyPart
        fallback={<Skeleton className="h-full rounded-none" />}
        failed={<MapMessage>{t('map_failed')}</MapMessage>}
      >
        <MapOfCars {...props} />
      </LazyPart>
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

function MapMessage({ children }: { children: ReactNode }) {
  return (
    <p className="bg-sunken text-muted grid h-full place-content-center p-6 text-center" role="alert">
      {children}
    </p>
  );
}
