import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useInFlight } from '../api/in-flight.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LoadingCar } from './loading-car.tsx';

/** Most requests are over before this; an overlay that flashes is worse than none. */
const delay = 200;

/** Covers the page while a request is in flight; the car list shows skeletons instead. */
export function LoadingOverlay() {
  const t = useTexts('common');
  const navigation = useNavigation();
  const isChangingPage =
    navigation.state === 'loading' && !navigation.location.pathname.includes('/car-list');
  const isBusy = useInFlight() || isChangingPage;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBusy) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), delay);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div role="status" className={isShown ? 'fixed inset-0 z-40 grid place-items-center' : 'sr-only'}>
      {isShown && (
        <>
          <div className="bg-page absolute inset-0 opacity-85" />
          <div className="relative flex animate-[appear_0.2s] flex-col items-center gap-3">
            <LoadingCar />
            <p className="font-semibold">{t('loading')}</p>
          </div>
        </>
      )}
    </div>
  );
}
