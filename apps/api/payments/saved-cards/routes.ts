import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { addCard } from './add-card.ts';
import { chooseDefaultCard } from './choose-default-card.ts';
import { deleteCard } from './delete-card.ts';
import { listCards } from './list-cards.ts';

export const savedCardRoutes: FeatureRoutes = (register, deps) => {
  register(api.addCard, async ({ caller }) => ({ data: { url: await addCard(deps, caller) } }), {
    // Limited because card testing needs many pages.
    rateLimit: { max: 30, timeWindow: '10 minutes' },
  });

  register(api.paymentMethods, async ({ caller }) => ({ data: await listCards(deps, caller) }));

  register(api.setDefaultPaymentMethod, async ({ body, caller }) => {
    await chooseDefaultCard(deps, caller, { cardId: body.id });
    return { data: {}, message: 'card.default_set' };
  });

  register(api.deletePaymentMethod, async ({ params, caller }) => {
    await deleteCard(deps, caller, { cardId: params.id });
    return { data: {}, message: 'card.deleted' };
  });
};
