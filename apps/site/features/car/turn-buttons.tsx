import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '@nolo/ui/icons.tsx';

const turnStyle =
  'absolute top-1/2 -translate-y-1/2 grid size-11 place-items-center rounded-pill bg-surface text-ink shadow-raised aria-disabled:opacity-55';

/** The picture before and after, and which one is shown. */
export function TurnButtons(props: { shown: number; count: number; onTurn: (by: number) => void }) {
  const t = useTexts('car');
  const { shown, count, onTurn } = props;
  const [isFirst, isLast] = [shown === 0, shown === count - 1];
  return (
    <>
      <button
        type="button"
        aria-label={t('previous_picture')}
        aria-disabled={isFirst}
        onClick={() => onTurn(-1)}
        className={`${turnStyle} left-3`}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        aria-label={t('next_picture')}
        aria-disabled={isLast}
        onClick={() => onTurn(1)}
        className={`${turnStyle} right-3`}
      >
        <ChevronRightIcon />
      </button>
      <p className="bg-inverse text-on-inverse rounded-pill absolute right-3 bottom-3 px-3 py-1 text-xs font-semibold tabular-nums">
        <span className="sr-only">{t('picture_number', { number: shown + 1, count })}</span>
        <span aria-hidden="true">{`${shown + 1} / ${count}`}</span>
      </p>
    </>
  );
}
