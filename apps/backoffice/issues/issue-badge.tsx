import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';

/** Whether somebody looks after an issue, or has resolved it. */
export function IssueBadge({ isRead, isResolved = false }: { isRead: boolean; isResolved?: boolean }) {
  const t = useTexts('work');
  if (isResolved) return <Badge tone="success">{t('issue_resolved')}</Badge>;
  return isRead ? <Badge>{t('issue_read')}</Badge> : <Badge tone="warning">{t('issue_new')}</Badge>;
}
