import type { DocumentsStatus } from '@nolo/domain/identity/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';

const tones: Record<DocumentsStatus, Tone> = {
  missing: 'neutral',
  uploaded: 'warning',
  verified: 'success',
  rejected: 'danger',
};

export function DocumentsBadge({ status }: { status: DocumentsStatus }) {
  const t = useTexts('work');
  return <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>;
}
