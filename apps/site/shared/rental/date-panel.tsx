import { lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { pressedKey } from '@nolo/ui/pressed-key.ts';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import type { RentalPart } from './choose-day.ts';
import type { RentalCalendarProps } from './rental-calendar.tsx';

const RentalCalendar = lazy(() => import('./rental-calendar.tsx'));

/** Fetches the calendar before it is opened: on hover, touch or focus of what opens it. */
export function prepareCalendar(): void {
  void import('./rental-calendar.tsx').catch(() => {}); // opening asks again
}

type PanelProps = Omit<RentalCalendarProps, 'months' | 'takesFocus' | 'part' | 'onPart'> & {
  /** The day whose field was pressed. */
  opensAt: RentalPart;
  onClose: () => void;
};
type Props = PanelProps & {
  /** How many months the calendar below the field shows; one fits a column that cuts off what is wider. */
  wideMonths?: 1 | 2;
};

/** The calendar: below its field on wide screens, a sheet that fills the screen on telephones. */
export function DatePanel({ wideMonths = 2, ...panel }: Props) {
  const [isWide] = useState(() => window.matchMedia('(min-width: 56.6875rem)').matches);
  return isWide ? <WidePanel {...panel} months={wideMonths} /> : <SheetPanel {...panel} />;
}

const widths = { 1: 'w-full p-3', 2: 'w-[44rem] max-w-[calc(100vw-14rem)] p-5' };

function WidePanel({ onClose, onChoose, months, opensAt, ...calendar }: PanelProps & { months: 1 | 2 }) {
  const t = useTexts('search');
  const [part, setPart] = useState(opensAt);
  const panel = useOpenPanel(onClose);
  return (
    <dialog
      ref={panel}
      open
      aria-label={t('choose_dates')}
      className={`bg-surface border-line shadow-overlay rounded-card text-ink absolute top-full right-0 left-auto scroll-my-4 z-30 m-0 mt-2 animate-[rise_0.15s_var(--ease-out)] border ${widths[months]}`}
    >
      <LazyPart fallback={<CalendarSkeleton months={months} />}>
        <RentalCalendar
          {...calendar}
          months={months}
          takesFocus
          part={part}
          onPart={setPart}
          onChoose={(dates, chosen) => {
            onChoose(dates, chosen);
            if (chosen === 'end') onClose();
          }}
        />
      </LazyPart>
    </dialog>
  );
}

/** In view at once; a press beside it, or Escape, closes it. */
function useOpenPanel(onClose: () => void) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Before it is painted: it is loaded when it is asked for, and may be closed as soon as it is seen.
  useLayoutEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') onClose();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  return panel;
}

const scrolledMonths = 12;

function SheetPanel({ onClose, opensAt, ...calendar }: PanelProps) {
  const t = useTexts('search');
  const [part, setPart] = useState(opensAt);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      shape="sheet"
      title={t('choose_dates')}
      footer={
        <Button className="flex-1" onClick={onClose}>
          {t('dates_done')}
        </Button>
      }
    >
      {/* As high as the sheet can be: it does not grow when the months come. */}
      <LazyPart fallback={<Skeleton className="h-dvh" />}>
        <RentalCalendar {...calendar} months={scrolledMonths} part={part} onPart={setPart} />
      </LazyPart>
    </Dialog>
  );
}

export function CalendarSkeleton({ months }: { months: number }) {
  return (
    <div className="flex gap-8 pb-8">
      {Array.from({ length: months }, (_, month) => (
        <Skeleton key={month} className="h-[21.5rem] flex-1" />
      ))}
    </div>
  );
}
