import type { DateValue } from '@internationalized/date';
import { use } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { formatMonth } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '@nolo/ui/icons.tsx';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';

type Props = { offset: number; hasPrevious: boolean; hasNext: boolean; dates: RentalDates };

const turnStyle = 'hover:bg-sunken disabled:invisible rounded-control grid size-11 place-items-center';

/** A month of the calendar, with the days of the rental marked. */
export function CalendarMonth({ offset, hasPrevious, hasNext, dates }: Props) {
  const t = useTexts('search');
  return (
    <div className="min-w-0 flex-1">
      <div className="grid h-11 grid-cols-[2.75rem_1fr_2.75rem] items-center">
        {hasPrevious && (
          <Button slot="previous" aria-label={t('previous_month')} className={turnStyle}>
            <ChevronLeftIcon />
          </Button>
        )}
        <MonthName offset={offset} />
        {hasNext && (
          <Button slot="next" aria-label={t('next_month')} className={`${turnStyle} col-start-3`}>
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
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={`${cellStyle} ${rangeStyle(date, dates)}`} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

const cellStyle =
  'grid h-11 w-full cursor-pointer place-items-center text-sm font-medium tabular-nums outline-none ' +
  'data-outside-month:invisible data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-45 ' +
  'data-unavailable:cursor-not-allowed data-unavailable:text-muted data-unavailable:line-through data-unavailable:opacity-60 ' +
  'data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary-text';

/** The two days in full, those between them softly. */
function rangeStyle(date: DateValue, { start, end }: RentalDates): string {
  const [day, first, last] = [date.toString(), localDate(start), localDate(end)];
  if (day < first || day > last) return 'hover:bg-sunken rounded-control';
  if (day !== first && day !== last) return 'bg-primary-soft text-on-primary-soft';
  const ends = [day === first && 'rounded-l-control', day === last && 'rounded-r-control'];
  // The pickup day cannot be the return day as well, but it must not look lost.
  const plain = 'data-unavailable:text-on-primary data-unavailable:no-underline data-unavailable:opacity-100';
  return `bg-primary text-on-primary ${plain} ${ends.filter(Boolean).join(' ')}`;
}

function MonthName({ offset }: { offset: number }) {
  const language = useLanguage();
  const first = use(CalendarStateContext)?.visibleRange.start.add({ months: offset });
  return (
    <p className="col-start-2 text-center font-semibold first-letter:uppercase" aria-hidden="true">
      {first && formatMonth(first.toString(), language)}
    </p>
  );
}
