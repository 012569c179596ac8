import { useCallback, useRef, useState } from 'react';
import type { LocalDate, LocalDateTime, TimeOfDay } from '@nolo/domain/calendar/local-date-time.ts';
import { atTime, localDate, timeOf } from '@nolo/domain/calendar/local-date-time.ts';
import { timeSlotsOf } from '@nolo/domain/calendar/time-slots.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { DatePanel, prepareCalendar } from './date-panel.tsx';
import { DayTimeField } from './day-time-field.tsx';
import type { RentalPart } from './choose-day.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { timed, withPickupTime, withReturnTime, type TimedDates } from './rental-dates.ts';

type Props = {
  dates: RentalDates;
  onChange: (times: TimedDates) => void;
  isSameTime: boolean;
  /** What the company charges for a return later in the day than the pickup; undefined: not known yet. */
  flexibleFee?: number | null;
  now: LocalDateTime;
  /** Days on which the car cannot be had. */
  taken?: ReadonlySet<string>;
  /** The times offered on a day; every half hour in Italy unless a company's hours are known. */
  slotsOn?: (day: LocalDate) => readonly TimeOfDay[];
  /** The car has been picked up: the return alone is asked for. */
  isPickedUp?: boolean;
  errors?: { start?: string; end?: string };
  /** Months of the calendar on wide screens: 1 in a narrow column. */
  wideMonths?: 1 | 2;
  /** How the two fields stand: side by side or one below the other. */
  className?: string;
};

const slotsInItaly = (day: LocalDate) => timeSlotsOf(day, 'Europe/Rome');

/** Pickup and return: day and time of each. */
export function RentalDatesFields(props: Props) {
  const { dates, onChange, isSameTime, now, slotsOn = slotsInItaly, isPickedUp, errors = {} } = props;
  const laterName = useLaterName(props.flexibleFee);
  const { opened, open, close } = useOpenedPart();
  const { start, end } = dates;
  const startSlots = slotsOn(localDate(start)).filter((time) => atTime(localDate(start), time) > now);
  const isLater = (time: TimeOfDay) => time > timeOf(start);
  const endSlots = slotsOn(localDate(end));
  return (
    <div className={`relative ${props.className ?? 'grid gap-3'}`} onPointerEnter={prepareCalendar}>
      {!isPickedUp && (
        <DayTimeField
          part="start"
          value={start}
          slots={[{ slots: startSlots }]}
          error={errors.start}
          onOpen={() => open('start')}
          onTime={(time) => onChange(timed(withPickupTime(dates, time, isSameTime)))}
        />
      )}
      <DayTimeField
        part="end"
        value={end}
        slots={[
          { slots: endSlots.filter((time) => !isLater(time)) },
          { name: laterName, slots: endSlots.filter(isLater) },
        ]}
        error={errors.end}
        onOpen={() => open('end')}
        onTime={(time) => onChange(timed(withReturnTime(dates, time)))}
      />
      {opened && (
        <DatePanel
          dates={dates}
          now={now}
          opensAt={opened}
          taken={props.taken}
          isPickedUp={isPickedUp}
          isClosed={props.slotsOn && ((day) => slotsOn(day).length === 0)}
          wideMonths={props.wideMonths}
          onClose={close}
          onChoose={(chosen) => onChange(timed(chosen))}
        />
      )}
    </div>
  );
}

/** What a later return costs, said before it is chosen. */
function useLaterName(fee: number | null | undefined): string {
  const t = useTexts('search');
  const language = useLanguage();
  if (fee === undefined) return t('later_return');
  if (!fee) return t('later_return_free');
  return t('later_return_fee', { amount: formatMoney(fee, language, { short: true }) });
}

/** Which day is being chosen; closing gives the focus back to what opened it. */
function useOpenedPart() {
  const [opened, setOpened] = useState<RentalPart | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = (part: RentalPart) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(part);
  };
  const close = useCallback(() => {
    setOpened(null);
    opener.current?.focus({ preventScroll: true });
  }, []);
  return { opened, open, close };
}
