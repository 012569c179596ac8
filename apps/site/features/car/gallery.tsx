import { useState, type RefObject } from 'react';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { pathIcon } from '@nolo/ui/icons.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { Illustration } from '../../shared/cars/car-card.tsx';
import { EnlargedPictures, GALLERY_SIZES } from './enlarged-pictures.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { useTrack } from './use-track.ts';

const EnlargeIcon = pathIcon('M9 4H4v5M4 4l6 6m5 10h5v-5m0 5-6-6');

type Props = { pictures: CarDetail['pictures']; name: string };

/** Pictures side by side: swiped by finger, turned by buttons and arrow keys, picked from the strip below, or enlarged. */
export function Gallery({ pictures, name }: Props) {
  const t = useTexts('car');
  const { track, shown, go, turn, follow } = useTrack();
  const { length } = pictures;
  const [isEnlarged, setIsEnlarged] = useState(false);
  return (
    <section aria-label={t('gallery')} className="min-w-0">
      <div className="sm:rounded-card relative overflow-hidden max-sm:-mx-4">
        <Slides {...{ pictures, name, track, follow }} onEnlarge={() => setIsEnlarged(true)} />
        {pictures[shown]?.is_illustration && <Illustration className="top-3 left-3" />}
        {length > 1 && <TurnButtons shown={shown} count={length} onTurn={(by) => turn(by, length)} />}
        <button
          type="button"
          aria-label={t('enlarge_pictures')}
          onClick={() => setIsEnlarged(true)}
          className="rounded-pill bg-surface text-ink shadow-raised absolute bottom-3 left-3 grid size-11 place-items-center"
        >
          <EnlargeIcon />
        </button>
      </div>
      {length > 1 && <Strip pictures={pictures} shown={shown} onGo={go} />}
      {isEnlarged && (
        <EnlargedPictures
          pictures={pictures}
          name={name}
          first={shown}
          onClose={(last) => {
            setIsEnlarged(false);
            go(last, 'instant');
          }}
        />
      )}
    </section>
  );
}

type SlidesProps = Props & {
  track: RefObject<HTMLUListElement | null>;
  follow: ReturnType<typeof useTrack>['follow'];
  onEnlarge: () => void;
};

function Slides({ pictures, name, track, follow, onEnlarge }: SlidesProps) {
  const t = useTexts('car');
  return (
    <ul
      ref={track}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls, so keys must reach it
      tabIndex={0}
      aria-label={t('gallery')}
      {...follow}
      className="bg-sunken flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
      {pictures.map((picture, index) => (
        <li key={picture.path} className="aspect-[16/10] w-full shrink-0 snap-center">
          {/* The button for keys stands beside the pictures: five more stops on the way would be in the way. */}
          <button type="button" tabIndex={-1} onClick={onEnlarge} className="block size-full cursor-zoom-in">
            <Picture
              source={picture}
              alt={t(`picture_${picture.view ?? 'photo'}`, { name })}
              sizes={GALLERY_SIZES}
              isPriority={index === 0}
              className="h-full w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Strip(props: Pick<Props, 'pictures'> & { shown: number; onGo: (index: number) => void }) {
  const t = useTexts('car');
  const { pictures, shown, onGo } = props;
  return (
    <ul className="mt-3 hidden gap-3 sm:flex">
      {pictures.map((picture, index) => (
        <li key={picture.path} className="w-28">
          <button
            type="button"
            aria-label={t('picture_number', { number: index + 1, count: pictures.length })}
            aria-current={index === shown}
            onClick={() => onGo(index)}
            className="rounded-control aria-[current=true]:border-primary hover:border-line-strong block w-full overflow-hidden border-2 border-transparent"
          >
            <Picture source={picture} alt="" sizes="7rem" className="aspect-[16/10] w-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
