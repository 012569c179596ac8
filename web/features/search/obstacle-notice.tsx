import type { ListedCar } from '../../../contract/search.ts';
import { formatDayTime } from '../../../locales/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { ClockIcon } from '../../ui/icons.tsx';

/** Why a free car cannot be had at the times searched for, and the nearest ones that work (decisions.md 10.16). */
export function ObstacleNotice({ obstacle }: { obstacle: NonNullable<ListedCar['obstacle']> }) {
  const t = useTexts('search');
  const language = useLanguage();
  const moment = (at: string) => formatDayTime(at, language);
  const { reason, nearest } = obstacle;
  return (
    <p className="bg-warning-soft text-warning rounded-control flex gap-2 px-3 py-2 text-sm">
      <ClockIcon className="mt-0.5 size-4" />
      <span>
        <span className="font-semibold">{t(reason)}</span>
        {nearest && (
          <span className="block">
            {t('nearest_times', { from: moment(nearest.start_date), to: moment(nearest.end_date) })}
          </span>
        )}
      </span>
    </p>
  );
}
