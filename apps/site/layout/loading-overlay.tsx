import { useNavigation } from 'react-router';
import { useInFlight } from '../api/in-flight.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { LoadingCar } from './loading-car.tsx';

/**
 * Covers the page while a request is in flight; the car list shows skeletons instead. It appears after
 * 300 ms (docs/specification/pages.md 3): most requests are over before, and an overlay that flashes is worse than
 * none.
 */
export function LoadingOverlay() {
  const t = useTexts('common');
  const navigation = useNavigation();
  const isChangingPage =
    navigation.state === 'loading' && !navigation.location.pathname.includes('/car-list');
  const isBusy = useInFlight() || isChangingPage;
  return (
    <output>
      {isBusy && (
        <span className="fixed inset-0 z-40 grid animate-[appear_0.2s_0.3s_both] place-items-center">
          <span className="bg-page absolute inset-0 opacity-85" />
          <span className="relative flex flex-col items-center gap-3">
            <LoadingCar />
            <span className="font-semibold">{t('loading')}</span>
          </span>
        </span>
      )}
    </output>
  );
}
