import { isAsking } from '@nolo/domain/payment/dispute-state.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';
import { useDisputeWords } from './use-dispute-words.ts';

export function DisputeBadge({ status }: { status: string }) {
  const words = useDisputeWords();
  return <Badge tone={toneOf(status)}>{words.status(status)}</Badge>;
}

function toneOf(status: string): Tone {
  if (isAsking(status)) return 'warning';
  if (status === 'lost') return 'danger';
  return status === 'won' ? 'success' : 'neutral';
}
