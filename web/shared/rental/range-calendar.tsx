import { parseDate, type DateValue } from '@internationalized/date';
import { use, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { localDate, type LocalDate, type LocalDateTime } from '../../../domain/calendar/local-date-time.ts';
import { formatMonth } from '../../../locales/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { ChevronLeftIcon, ChevronRightIcon, WarningIcon } from '../../ui/icons.tsx';
import { isTooLong, type RentalDates } from './rental-dates.ts';

export type RangeCalendarProps = {
  dates: RentalDates;
  now: LocalDateTime;
  months: 1 | 2;
  onChoose: (from: LocalDate, to: LocalDate) => void;
  /** Days on which the car cannot be had. */
  unavailableDays?: ReadonlySet<string>;
  takesFocus?: boolean;
};

const tags = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };
// The calendar was just asked for: the keyboard goes on in it, as in any dialog.
const focused = { autoFocus: true };
const dayOf = (value: DateValue) => value.toString() as LocalDate;

/** Loads react-aria: import it lazily. */
export default function RentalRangeCalendar(props: RangeCalendarProps) {
  const { dates, now, months, onChoose, unavailableDays, takesFocus = false } = props;
  const t = useTexts('search');
  const language = useLanguage();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <I18nProvider locale={tags[language]}>
      <RangeCalendar
        aria-label={t('choose_dates')}
        {...(takesFocus && focused)}
        minValue={parseDate(localDate(now))}
        visibleDuration={{ months }}
        pageBehavior="single"
        value={{ start: parseDate(localDate(dates.start)), end: parseDate(localDate(dates.end)) }}
        isDateUnavailable={unavailableDays && ((day) => unavailableDays.has(dayOf(day)))}
        onChange={({ start, end }) => {
          const refused = isTooLong(dayOf(start), dayOf(end));
          setIsRefused(refused);
          if (!refused) onChoose(dayOf(start), dayOf(end));
        }}
      >
        <div className="desk:gap-8 flex gap-6">
          {Array.from({ length: months }, (_, offset) => (
            <Month key={offset} offset={offset} isFirst={offset === 0} isLast={offset === months - 1} />
          ))}
        </div>
        <p role="alert" className="min-h-6 pt-2 text-sm">
          {isRefused ? (
            <span className="text-danger flex gap-1.5 font-medium">
              <WarningIcon className="mt-0.5 size-4" />
              {t('range_too_long')}
            </span>
          ) : (
            <span className="text-muted">{t('range_hint')}</span>
          )}
        </p>
      </RangeCalendar>
    </I18nProvider>
  );
}

const turnStyle = 'hover:bg-sunken disabled:invisible rounded-control grid size-11 place-items-center';

const cellStyle =
  'grid h-11 w-full cursor-pointer place-items-center text-sm font-medium tabular-nums outline-none hover:bg-sunken rounded-control ' +
  'data-outside-month:invisible data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-45 ' +
  'data-unavailable:cursor-not-allowed data-unavailable:text-muted data-unavailable:line-through data-unavailable:opacity-60 ' +
  'data-selected:rounded-none data-selected:bg-primary-soft data-selected:text-on-primary-soft ' +
  'data-selection-start:rounded-l-control data-selection-start:bg-primary data-selection-start:text-on-primary ' +
  'data-selection-end:rounded-r-control data-selection-end:bg-primary data-selection-end:text-on-primary ' +
  'data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary-text';

function Month({ offset, isFirst, isLast }: { offset: number; isFirst: boolean; isLast: boolean }) {
  const t = useTexts('search');
  return (
    <div className="min-w-0 flex-1">
      <div className="grid h-11 grid-cols-[2.75rem_1fr_2.75rem] items-center">
        {isFirst && (
          <Button slot="previous" aria-label={t('previous_month')} className={turnStyle}>
            <ChevronLeftIcon />
          </Button>
        )}
        <MonthName offset={offset} />
        {isLast && (
          <Button slot="next" aria-label={t('next_month')} className={turnStyle}>
            <ChevronRightIcon />
          </Button>
        )}
      </div>
      <CalendarGrid
        offset={{ months: offset }}
        weekdayStyle="short"
        className="w-full table-fixed border-collapse"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="text-muted h-9 text-xs font-medium">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={cellStyle} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

function MonthName({ offset }: { offset: number }) {
  const language = useLanguage();
  const first = use(RangeCalendarStateContext)?.visibleRange.start.add({ months: offset });
  return (
    <p className="col-start-2 text-center font-semibold first-letter:uppercase" aria-hidden="true">
      {first && formatMonth(first.toString(), language)}
    </p>
  );
}
