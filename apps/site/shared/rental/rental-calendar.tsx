import { parseDate, type DateValue } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  dateOf,
  localDate,
  type LocalDate,
  type LocalDateTime,
} from '@nolo/domain/calendar/local-date-time.ts';
import { formatDate, formatShortDay } from '@nolo/i18n/format.ts';
import { regional } from '@nolo/i18n/regional.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { chooseDay, isBlocked, type RentalPart } from './choose-day.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';

export type RentalCalendarProps = {
  dates: RentalDates;
  now: LocalDateTime;
  /** Side by side; more than two stand below each other and scroll. */
  months: number;
  part: RentalPart;
  onPart: (part: RentalPart) => void;
  /** Each press is an answer: the fields follow it. `part` is the one that was chosen. */
  onChoose: (dates: RentalDates, part: RentalPart) => void;
  /** Days on which the car cannot be had. */
  taken?: ReadonlySet<string>;
  isClosed?: (day: LocalDate) => boolean;
  /** The car has been picked up: the return alone is chosen. */
  isPickedUp?: boolean;
  takesFocus?: boolean;
};

// The calendar was just asked for: the keyboard goes on in it, as in any dialog.
const focused = { autoFocus: true };
const dayOf = (value: DateValue) => dateOf(value.toString());

/** One calendar for both days; it says which one is being chosen. Loads react-aria: import it lazily. */
export default function RentalCalendar(props: RentalCalendarProps) {
  const { dates, now, months, part, onPart, onChoose, takesFocus = false } = props;
  const t = useTexts('search');
  const common = useTexts('common');
  const language = useLanguage();
  const isScrolled = months > 2;
  const box = useChosenInView(isScrolled);
  return (
    <div ref={box}>
      {!props.isPickedUp && <PartButtons dates={dates} part={part} onPart={onPart} />}
      <I18nProvider locale={regional[language]}>
        <Calendar
          aria-label={common('labelled', {
            name: t('choose_dates'),
            what: t(part === 'start' ? 'pickup_day' : 'return_day'),
          })}
          {...(takesFocus && focused)}
          minValue={parseDate(localDate(now))}
          visibleDuration={{ months }}
          pageBehavior={isScrolled ? 'visible' : 'single'}
          // From this month on, however far away the chosen day is: react-aria would centre it and leave months out.
          selectionAlignment={isScrolled ? 'end' : 'center'}
          value={parseDate(localDate(dates[part]))}
          isDateUnavailable={(value) => isBlocked(props, dayOf(value))}
          onChange={(value) => {
            const day = dayOf(value);
            const isReturn = part === 'end' && day >= localDate(dates.start);
            onChoose(chooseDay(props, day), isReturn ? 'end' : 'start');
            onPart('end');
          }}
        >
          <Months count={months} isScrolled={isScrolled} dates={dates} />
        </Calendar>
      </I18nProvider>
      <p className="text-muted min-h-6 pt-2 text-sm">
        {`${t('range_hint')}\u00a0· ${formatShortDay(dates.start, language)} – ${formatShortDay(dates.end, language)}`}
      </p>
    </div>
  );
}

/** What scrolls shows the chosen day at first. */
function useChosenInView(isScrolled: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The sheet around it opens in an effect of its own, after this one; what is not shown yet does not scroll.
    const shown = requestAnimationFrame(() => {
      if (isScrolled) box.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(shown);
  }, [isScrolled]);
  return box;
}

function Months({ count, isScrolled, dates }: { count: number; isScrolled: boolean; dates: RentalDates }) {
  return (
    <div className={isScrolled ? 'flex flex-col gap-2' : 'desk:gap-8 flex gap-6'}>
      {Array.from({ length: count }, (_, offset) => (
        <CalendarMonth
          key={offset}
          offset={offset}
          hasPrevious={offset === 0}
          hasNext={offset === count - 1}
          dates={dates}
        />
      ))}
    </div>
  );
}

function PartButtons({ dates, part, onPart }: Pick<RentalCalendarProps, 'dates' | 'part' | 'onPart'>) {
  const t = useTexts('search');
  return (
    <div className="bg-surface sticky top-0 z-10 flex flex-wrap gap-2 pb-3">
      {(['start', 'end'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={part === one}
          onClick={() => onPart(one)}
          className="border-line aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft rounded-control min-h-12 grow basis-[7rem] border-2 px-3 py-1 text-left"
        >
          <span className="block text-xs">{t(one === 'start' ? 'pickup_day' : 'return_day')}</span>
          <span className="block font-semibold tabular-nums">{formatDate(dates[one])}</span>
        </button>
      ))}
    </div>
  );
}
