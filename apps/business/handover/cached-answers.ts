import { isApiError } from '@nolo/contract/api-error.ts';
import { api } from '../api.ts';
import { findAnswer, saveAnswer, type AnswerKey } from './device-store.ts';

/**
 * What the server answers; without a network, what it answered this account last on this device. A browser that stores
 * nothing needs a network.
 */
export async function orCached<T>(key: AnswerKey, ask: () => Promise<T>): Promise<T> {
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

export const handoverKey = (companyId: string, rentalId: string): AnswerKey => ({
  companyId,
  name: `handover ${rentalId}`,
});

/** Today's and tomorrow's hand-overs with all that they need, while there is a network; without one there are the last. */
export async function cacheHandovers(companyId: string): Promise<void> {
  const { handovers } = await api.call('keptHandovers', { params: { companyId } });
  for (const handover of handovers) await saveAnswer(handoverKey(companyId, handover.id), { handover });
}
