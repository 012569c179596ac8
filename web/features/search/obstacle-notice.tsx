import type { ListedCar } from '../../../contract/search.ts';
import type { Language } from '../../../locales/language.ts';
import { formatDate, formatDayTime } from '../../../locales/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { ClockIcon } from '../../ui/icons.tsx';

/** Why a free car cannot be had at the times searched for, and the nearest ones that work (decisions.md 10.16). */
export function ObstacleNotice({ obstacle }: { obstacle: NonNullable<ListedCar['obstacle']> }) {
  const t = useTexts('search');
  const language = useLanguage();
  const { reason, nearest } = obstacle;
  // What the text says before the pickup, between, and after the return.
  const [before, between, after] = t('nearest_times', { from: '|', to: '|' }).split('|');
  return (
    <p className="bg-warning-soft text-warning rounded-control flex gap-2 px-3 py-2 text-sm">
      <ClockIcon className="mt-0.5 size-4" />
      <span>
        <span className="font-semibold">{t(reason)}</span>
        {nearest && (
          <span className="block">
            {before}
            <Moment at={nearest.start_date} language={language} />
            {between}
            <Moment at={nearest.end_date} language={language} />
            {after}
          </span>
        )}
      </span>
    </p>
  );
}

/** Its date stays on one line. */
function Moment({ at, language }: { at: string; language: Language }) {
  const date = formatDate(at);
  const [weekday, time] = formatDayTime(at, language).split(date);
  return (
    <>
      {weekday}
      <span className="whitespace-nowrap">{date}</span>
      {time}
    </>
  );
}
