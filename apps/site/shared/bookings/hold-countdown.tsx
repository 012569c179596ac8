import { formatDeadlineTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ClockIcon } from '@nolo/ui/icons.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

const urgentSeconds = 300;

type Props = { expiresAt: string; timeZone: string; onEnd: () => void };

/** Until when the car is held, on the pickup place's clock, and the minutes left. Silent for screen readers. */
export function HoldCountdown({ expiresAt, timeZone, onEnd }: Props) {
  const t = useTexts('bookings');
  const time = formatDeadlineTime(localDateTime(expiresAt, timeZone), useLanguage());
  const left = useSecondsLeft(expiresAt, onEnd);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const tone = left < urgentSeconds ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning';
  return (
    <p
      className={`rounded-control flex flex-wrap items-center gap-2.5 px-3 py-2.5 text-sm font-medium ${tone}`}
    >
      <ClockIcon />
      <span className="flex-1 basis-[7rem]">{t('held_until', { time })}</span>
      <span
        role="timer"
        aria-label={t('time_left')}
        className="ml-auto pl-2 text-base font-bold whitespace-nowrap tabular-nums"
      >
        {clock}
      </span>
    </p>
  );
}
