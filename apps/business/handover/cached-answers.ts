import { isApiError } from '@nolo/contract/api-error.ts';
import { api } from '../api.ts';
import { findAnswer, saveAnswer } from './device-store.ts';

/**
 * What the server answers; without a network, what it answered last on this device. A browser that stores nothing needs
 * a network.
 */
export async function orCached<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    await saveAnswer(key, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (!isApiError(error, 'network')) throw error;
    const cached = await findAnswer<T>(key).catch(() => null);
    if (cached === null) throw error;
    return cached;
  }
}

export const handoverKey = (rentalId: string) => `handover ${rentalId}`;

/** Today's and tomorrow's hand-overs with all that they need, while there is a network; without one there are the last. */
export async function cacheHandovers(companyId: string): Promise<void> {
  const { handovers } = await api.call('keptHandovers', { params: { companyId } });
  for (const handover of handovers) await saveAnswer(handoverKey(handover.id), { handover });
}
