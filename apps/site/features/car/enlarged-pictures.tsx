import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { pressedKey } from '@nolo/ui/pressed-key.ts';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { MinusIcon, PlusIcon } from '../../shared/rental/rental-icons.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { useTrack } from './use-track.ts';

type Props = {
  pictures: CarDetail['pictures'];
  name: string;
  /** The one to begin with. */
  first: number;
  /** Closed while this one was shown. */
  onClose: (last: number) => void;
};

/** How wide the car's page shows them. */
export const GALLERY_SIZES = '(min-width: 907px) 55rem, 100vw';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The pictures over the whole screen: turned by swipe, buttons or arrow keys, and drawn nearer by one press. */
export function EnlargedPictures({ pictures, name, first, onClose }: Props) {
  const t = useTexts('car');
  const { track, shown, go, turn, follow } = useTrack();
  const { length } = pictures;
  const [isZoomed, setIsZoomed] = useState(false);
  // The file that the gallery shows is there already: it stands until a larger one is.
  const [sizes, setSizes] = useState(GALLERY_SIZES);
  useBeginning(() => go(first, 'instant'));
  useArrowKeys(!isZoomed, (step) => turn(step, length));
  return (
    <Dialog
      isOpen
      shape="full"
      title={name}
      onClose={() => onClose(shown)}
      footer={
        <Button variant="secondary" className="mx-auto" onClick={() => setIsZoomed(!isZoomed)}>
          {isZoomed ? <MinusIcon /> : <PlusIcon />}
          <span>{t(isZoomed ? 'zoom_out' : 'zoom_in')}</span>
        </Button>
      }
    >
      <div className="relative h-full">
        <ul
          ref={track}
          {...follow}
          onLoadCapture={() => setSizes('100vw')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls, so keys must reach it
          tabIndex={0}
          aria-label={t('gallery')}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {pictures.map((picture) => (
            <Slide key={picture.path} {...{ picture, name, isZoomed, sizes }} />
          ))}
        </ul>
        {length > 1 && <TurnButtons shown={shown} count={length} onTurn={(by) => turn(by, length)} />}
      </div>
    </Dialog>
  );
}

function useBeginning(start: () => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    // The list has a width once the dialog is open, which its own effect does after this one.
    const frame = requestAnimationFrame(() => begin());
    return () => cancelAnimationFrame(frame);
  }, []);
}

type SlideProps = { picture: CarDetail['pictures'][number]; name: string; isZoomed: boolean; sizes: string };

function Slide({ picture, name, isZoomed, sizes }: SlideProps) {
  const t = useTexts('car');
  return (
    <li
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: larger than its box, it scrolls
      tabIndex={isZoomed ? 0 : undefined}
      className={`size-full shrink-0 snap-center ${isZoomed ? 'overflow-auto' : 'overflow-hidden'}`}
    >
      <Picture
        source={picture}
        alt={t(`picture_${picture.view ?? 'photo'}`, { name })}
        sizes={isZoomed ? '250vw' : sizes}
        className={isZoomed ? 'h-[250%] w-[250%] max-w-none! object-contain' : 'h-full w-full object-contain'}
      />
    </li>
  );
}

/** The arrows turn the pictures wherever the focus is; near a picture, they move over it instead. */
function useArrowKeys(isTurning: boolean, onTurn: (step: number) => void): void {
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = steps[pressedKey(event) ?? ''];
      if (step === undefined || !isTurning) return;
      event.preventDefault();
      onTurn(step);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  });
}
