import { useId, type ChangeEvent } from 'react';
import type { LocalDateTime, TimeOfDay } from '@nolo/domain/calendar/local-date-time.ts';
import { localDate, timeOf } from '@nolo/domain/calendar/local-date-time.ts';
import { formatDate, formatTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { FieldErrorText } from '@nolo/ui/field.tsx';
import { CalendarIcon, ChevronDownIcon } from '@nolo/ui/icons.tsx';
import { useFirstValue } from '@nolo/ui/use-first-value.ts';
import { fieldBox, fieldLabel } from './field-style.ts';
import { prepareCalendar } from './date-panel.tsx';

/** Times of day that have something in common, such as a fee; without a name there is nothing to say. */
export type SlotGroup = { name?: string; slots: readonly TimeOfDay[] };

type Props = {
  part: 'start' | 'end';
  value: LocalDateTime;
  slots: readonly SlotGroup[];
  error?: string;
  onOpen: () => void;
  onTime: (time: TimeOfDay) => void;
};

/** A day, chosen in the calendar, and a time of day, chosen in the browser's own list. */
export function DayTimeField({ part, value, slots, error, onOpen, onTime }: Props) {
  const t = useTexts('search');
  const id = useId();
  return (
    <div className="@container flex min-w-0 flex-col gap-1.5">
      <div className={`${fieldBox} flex-wrap pr-0 ${error ? 'border-danger' : ''}`}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={onOpen}
          onFocus={prepareCalendar}
          className="flex min-w-0 flex-1 basis-[6rem] items-center gap-3 self-stretch text-left outline-none"
        >
          <CalendarIcon className="text-muted desk:max-xl:hidden @max-[17.5rem]:hidden" />
          <span className="min-w-0">
            <span className={fieldLabel}>{t(part === 'start' ? 'pickup_day' : 'return_day')}</span>
            <span className="block leading-tight font-semibold whitespace-nowrap tabular-nums">
              {formatDate(value)}
            </span>
          </span>
        </button>
        <input type="hidden" name={`${part}_day`} value={localDate(value)} />
        <TimeSelect {...{ part, value, slots, onTime }} errorId={error && `${id}-error`} />
      </div>
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}

function SlotOptions({ name, slots }: SlotGroup) {
  const language = useLanguage();
  const options = slots.map((slot) => (
    <option key={slot} value={slot}>
      {formatTime(slot, language)}
    </option>
  ));
  if (name === undefined) return options;
  return <optgroup label={name}>{options}</optgroup>;
}

type TimeProps = Pick<Props, 'part' | 'value' | 'slots' | 'onTime'> & {
  errorId: string | undefined;
};

function TimeSelect({ part, value, slots, errorId, onTime }: TimeProps) {
  const t = useTexts('search');
  const time = timeOf(value);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onTime(currentTarget.value);
  const ref = useFirstValue({ onChange });
  const isOffered = slots.some((group) => group.slots.includes(time));
  const groups = [{ slots: isOffered ? [] : [time] }, ...slots].filter((group) => group.slots.length > 0);
  return (
    <label className="border-line relative -my-1.5 block shrink-0 self-stretch border-l">
      <span className="sr-only">{t(part === 'start' ? 'pickup_time' : 'return_time')}</span>
      <select
        name={`${part}_time`}
        value={time}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        ref={ref}
        onChange={onChange}
        className="h-full cursor-pointer appearance-none bg-transparent pr-8 pl-3 font-semibold tabular-nums outline-none @max-[17.5rem]:pr-6 @max-[17.5rem]:pl-2"
      >
        {groups.map((group) => (
          <SlotOptions key={group.name ?? group.slots[0]} {...group} />
        ))}
      </select>
      <ChevronDownIcon className="text-muted pointer-events-none absolute top-1/2 right-2.5 size-4 @max-[17.5rem]:right-1 -translate-y-1/2" />
    </label>
  );
}
