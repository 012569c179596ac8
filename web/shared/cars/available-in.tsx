import { useTexts } from '../../i18n/use-texts.ts';
import { ClockIcon } from '../../ui/icons.tsx';

/** 'Available from tomorrow', 'Available in 5 days'; nothing of a car that can be had today. */
export function AvailableIn({ days, className }: { days: number | null; className: string }) {
  const t = useTexts('search');
  if (!days) return null;
  return (
    <p className={`flex items-start gap-1 font-semibold ${className}`}>
      <ClockIcon className="text-muted mt-0.5 size-4" />
      {t('available_in', { count: days })}
    </p>
  );
}
