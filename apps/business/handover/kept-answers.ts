import { isApiError } from '@nolo/contract/api-error.ts';
import { api } from '../api.ts';
import { findAnswer, saveAnswer } from './telephone-store.ts';

/**
 * What the server answers; without a network, what it answered last on this telephone. A browser that keeps nothing needs
 * a network.
 */
export async function orKept<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    await saveAnswer(key, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (!isApiError(error, 'network')) throw error;
    const kept = await findAnswer<T>(key).catch(() => null);
    if (kept === null) throw error;
    return kept;
  }
}

export const handoverKey = (rentalId: string) => `handover ${rentalId}`;

/** Today's and tomorrow's hand-overs with all that they need, while there is a network; without one there are the last. */
export async function keepHandovers(companyId: string): Promise<void> {
  const { handovers } = await api.call('keptHandovers', { params: { companyId } });
  for (const handover of handovers) await saveAnswer(handoverKey(handover.id), { handover });
}
