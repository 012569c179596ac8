import { useTexts } from '@nolo/i18n/use-texts.ts';

/** 'Available from tomorrow', 'Available in 5 days'; nothing of a car that can be had today. */
export function AvailableIn({ days, className }: { days: number | null; className: string }) {
  const t = useTexts('search');
  if (!days) return null;
  return (
    <p
      className={`icon icon-clock before:text-muted flex items-start gap-1 font-semibold before:mt-0.5 ${className}`}
    >
      {t('available_in', { count: days })}
    </p>
  );
}
