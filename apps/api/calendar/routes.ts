import { businessApi } from '@nolo/contract/business/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { addOfflinePeriod } from './add-offline-period.ts';
import { addOwnRental } from './add-own-rental.ts';
import { cancelOwnRental } from './cancel-own-rental.ts';
import { changeOwnRental } from './change-own-rental.ts';
import { removeOfflinePeriod } from './remove-offline-period.ts';
import { showCalendar } from './show-calendar.ts';

/** When a company's cars are let, by whomever. */
export const calendarRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.companyCalendar, async ({ caller, query }) => ({
    data: await showCalendar(deps, caller, query),
  }));

  register(businessApi.addOwnRental, async ({ caller, body }) => ({
    data: await addOwnRental(deps, caller, body),
  }));

  register(businessApi.changeOwnRental, async ({ caller, params: { id }, body }) => {
    await changeOwnRental(deps, caller, { id, ...body });
    return { data: {} };
  });

  register(businessApi.cancelOwnRental, async ({ caller, params: { id } }) => {
    await cancelOwnRental(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.addOfflinePeriod, async ({ caller, body }) => ({
    data: await addOfflinePeriod(deps, caller, body),
  }));

  register(businessApi.removeOfflinePeriod, async ({ caller, params: { id } }) => {
    await removeOfflinePeriod(deps, caller, { id });
    return { data: {} };
  });
};
