import type { DocumentsStatus } from '@nolo/domain/identity/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';

const tones = { missing: 'danger', uploaded: 'warning', verified: 'success', rejected: 'danger' } as const;

/** How somebody's documents stand. */
export function DocumentsBadge({ status }: { status: DocumentsStatus }) {
  const t = useTexts('company-bookings');
  return <Badge tone={tones[status]}>{t(`documents_${status}`)}</Badge>;
}
