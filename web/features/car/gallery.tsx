import { useRef, useState } from 'react';
import type { CarDetail } from '../../../contract/cars.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = { pictures: CarDetail['pictures']; name: string };

/** Pictures side by side: swiped by finger, turned by buttons and arrow keys, or picked from the strip below. */
export function Gallery({ pictures, name }: Props) {
  const t = useTexts('car');
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const go = (index: number) => {
    const { current } = track;
    current?.scrollTo({ left: index * current.clientWidth, behavior: 'smooth' });
  };
  const onScroll = () => {
    const { current } = track;
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };
  return (
    <section aria-label={t('gallery')} className="min-w-0">
      <div className="sm:rounded-card relative overflow-hidden max-sm:-mx-4">
        <ul
          ref={track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls, so keys must reach it
          tabIndex={0}
          aria-label={t('gallery')}
          onScroll={onScroll}
          className="bg-sunken flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {pictures.map((picture, index) => (
            <li key={picture.path} className="aspect-[16/10] w-full shrink-0 snap-center">
              <Picture
                source={picture}
                alt={t(`picture_${picture.view}`, { name })}
                sizes="(min-width: 907px) 55rem, 100vw"
                isPriority={index === 0}
                className="h-full w-full object-cover"
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && <TurnButtons shown={shown} count={pictures.length} onGo={go} />}
      </div>
      {pictures.length > 1 && <Strip pictures={pictures} shown={shown} onGo={go} />}
    </section>
  );
}

const turnStyle =
  'absolute top-1/2 -translate-y-1/2 grid size-11 place-items-center rounded-pill bg-surface text-ink shadow-raised aria-disabled:opacity-0';

function TurnButtons(props: { shown: number; count: number; onGo: (index: number) => void }) {
  const t = useTexts('car');
  const { shown, count, onGo } = props;
  const [isFirst, isLast] = [shown === 0, shown === count - 1];
  return (
    <>
      <button
        type="button"
        aria-label={t('previous_picture')}
        aria-disabled={isFirst}
        onClick={() => onGo(Math.max(shown - 1, 0))}
        className={`${turnStyle} left-3`}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        aria-label={t('next_picture')}
        aria-disabled={isLast}
        onClick={() => onGo(Math.min(shown + 1, count - 1))}
        className={`${turnStyle} right-3`}
      >
        <ChevronRightIcon />
      </button>
      <p className="bg-inverse text-on-inverse rounded-pill absolute right-3 bottom-3 px-3 py-1 text-xs font-semibold tabular-nums">
        <span className="sr-only">{t('picture_number', { number: shown + 1, count })}</span>
        <span aria-hidden="true">
          {shown + 1} / {count}
        </span>
      </p>
    </>
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
