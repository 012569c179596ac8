import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { findOwnCard } from './list-cards.ts';

/** @throws AppError `card.not_found` */
export async function deleteCard(
  deps: Deps,
  caller: RenterCaller,
  { cardId }: { cardId: string },
): Promise<void> {
  await findOwnCard(deps, caller, { cardId });
  await deps.payments.cards.removeCard(cardId);
}
