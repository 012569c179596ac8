import type { CompanyStatus } from '@nolo/domain/companies/company-status.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';

const tones: Record<CompanyStatus, Tone> = {
  draft: 'neutral',
  active: 'success',
  suspended: 'danger',
  ending: 'warning',
  ended: 'neutral',
};

export function CompanyBadge({ status }: { status: CompanyStatus }) {
  const t = useTexts('audit');
  return <Badge tone={tones[status]}>{t(`company_${status}`)}</Badge>;
}
