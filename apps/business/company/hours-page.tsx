import { useState } from 'react';
import type { OpeningHours, WeeklyHours } from '@nolo/domain/calendar/opening-hours.ts';
import { addDays, WEEKDAYS, type LocalDate, type Weekday } from '@nolo/domain/calendar/local-date-time.ts';
import { recordOf } from '@nolo/domain/records.ts';
import { formatWeekday } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox, Switch } from '@nolo/ui/choice.tsx';
import { controlStyle, FieldErrorText } from '@nolo/ui/field.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { api } from '../api.ts';
import { ClosingDays } from './closing-days.tsx';
import { SettingsForm, SettingsPage, typedText, useSettings } from './settings.tsx';

const leads = [0, 30, 60, 120, 240, 720, 1440, 2880];
const turnarounds = [0, 30, 60, 120, 240, 1440];
const usual: WeeklyHours = recordOf(WEEKDAYS, (day) => ({
  checked: day !== 'sunday',
  from: '09:00',
  to: '19:00',
}));

/** When the company is open, and how much time it needs before a pickup and after a return. */
export function HoursPage() {
  const t = useTexts('company');
  const { hours } = useSettings();
  const [opening, setOpening] = useState<OpeningHours>(hours.opening_time);
  const [week, setWeek] = useState(hours.opening_time === 'open_24_hours' ? usual : hours.opening_time);
  return (
    <SettingsPage title={t('hours')} text={t('hours_text')}>
      <SettingsForm
        send={(typed, companyId) =>
          api.call('changeOpeningHours', {
            params: { companyId },
            body: {
              opening_time: opening === 'open_24_hours' ? opening : week,
              lead_minutes: typedText(typed, 'lead'),
              turnaround_minutes: typedText(typed, 'turnaround'),
            },
          })
        }
      >
        {(errorOf) => (
          <>
            <Switch
              label={t('always_open')}
              checked={opening === 'open_24_hours'}
              onChange={({ target }) => setOpening(target.checked ? 'open_24_hours' : week)}
            />
            {opening !== 'open_24_hours' && (
              <fieldset className="grid gap-2">
                <legend className="sr-only">{t('hours')}</legend>
                {WEEKDAYS.map((day, index) => (
                  <DayRow
                    key={day}
                    index={index}
                    hours={week[day]}
                    onChange={(changed) => setWeek({ ...week, [day]: { ...week[day], ...changed } })}
                  />
                ))}
                <FieldErrorText
                  id="opening-error"
                  error={errorOf(
                    'opening_time',
                    ...WEEKDAYS.flatMap((day) => [`opening_time.${day}.from`, `opening_time.${day}.to`]),
                  )}
                />
              </fieldset>
            )}
            <MinutesField
              name="lead"
              label={t('lead')}
              hint={t('lead_hint')}
              value={hours.lead_minutes}
              choices={leads}
            />
            <MinutesField
              name="turnaround"
              label={t('turnaround')}
              hint={t('turnaround_hint')}
              value={hours.turnaround_minutes}
              choices={turnarounds}
            />
          </>
        )}
      </SettingsForm>
      <ClosingDays />
    </SettingsPage>
  );
}

type DayProps = {
  index: number;
  hours: WeeklyHours[Weekday];
  onChange: (changed: Partial<WeeklyHours[Weekday]>) => void;
};

/** Any Monday: only the names of the days are read. */
const MONDAY = '2027-01-04' as LocalDate;

function DayRow({ index, hours: { checked, from, to }, onChange }: DayProps) {
  const t = useTexts('company');
  const name = formatWeekday(`${addDays(MONDAY, index)}T00:00`, useLanguage());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 desk:grid-cols-[10rem_minmax(0,1fr)]">
      <Checkbox
        label={<span className="first-letter:uppercase inline-block">{name}</span>}
        checked={checked}
        onChange={({ target }) => onChange({ checked: target.checked })}
      />
      {checked ? (
        <span className="flex items-center gap-2">
          <input
            type="time"
            aria-label={t('day_from', { day: name })}
            value={from}
            onChange={({ target }) => onChange({ from: target.value })}
            className={`${controlStyle} w-30! tabular-nums`}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            aria-label={t('day_to', { day: name })}
            value={to}
            onChange={({ target }) => onChange({ to: target.value })}
            className={`${controlStyle} w-30! tabular-nums`}
          />
        </span>
      ) : (
        <span className="text-muted min-h-12 content-center">{t('closed')}</span>
      )}
    </div>
  );
}

function MinutesField(props: {
  name: string;
  label: string;
  hint: string;
  value: number;
  choices: number[];
}) {
  const t = useTexts('company');
  const choices = [...new Set([...props.choices, props.value])].toSorted((one, other) => one - other);
  const textOf = (minutes: number) => {
    if (minutes === 0) return t('none');
    if (minutes % 1440 === 0) return t('days', { count: minutes / 1440 });
    return minutes % 60 === 0 ? t('hours_long', { count: minutes / 60 }) : t('minutes', { count: minutes });
  };
  return (
    <SelectField
      name={props.name}
      label={props.label}
      hint={props.hint}
      defaultValue={String(props.value)}
      options={choices.map((minutes) => ({ value: String(minutes), label: textOf(minutes) }))}
    />
  );
}
