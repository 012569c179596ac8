import { lateness } from '@nolo/domain/handover/out-until-back.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';

/** A rental that is not back, with how long its return is overdue. */
export function OverdueBadge({ minutes }: { minutes: number }) {
  const t = useTexts('counter');
  const { unit, count } = lateness(minutes);
  return <Badge tone="danger">{t(`overdue_${unit}`, { count })}</Badge>;
}
