import type { ApplicationState } from '@nolo/domain/companies/application.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';

const tones: Record<ApplicationState, Tone> = {
  submitted: 'warning',
  asked: 'info',
  accepted: 'success',
  refused: 'danger',
};

export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const t = useTexts('audit');
  return <Badge tone={tones[state]}>{t(`application_${state}`)}</Badge>;
}
