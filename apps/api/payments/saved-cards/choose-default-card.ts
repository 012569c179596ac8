import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { findOwnCard } from './list-cards.ts';

/** @throws AppError `card.not_found` */
export async function chooseDefaultCard(
  deps: Deps,
  caller: RenterCaller,
  { cardId }: { cardId: string },
): Promise<void> {
  const { customerId } = await findOwnCard(deps, caller, { cardId });
  await deps.payments.cards.chooseCard(customerId, cardId);
}
