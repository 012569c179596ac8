import { businessApi } from '@nolo/contract/business/api.ts';
import { readPictureForm } from '../../documents/read-document-form.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { addClosingDays } from './add-closing-days.ts';
import { addExtra } from './add-extra.ts';
import { addLocation } from './add-location.ts';
import { changeConditions } from './change-conditions.ts';
import { changeExtra } from './change-extra.ts';
import { changeInvoicing } from './change-invoicing.ts';
import { changeLocation } from './change-location.ts';
import { changeOpeningHours } from './change-opening-hours.ts';
import { checkProviderAccount } from './check-provider-account.ts';
import { openProviderAccount } from './open-provider-account.ts';
import { listBookedMoments } from './closing-days-store.ts';
import { removeClosingDays } from './remove-closing-days.ts';
import { setLocationPicture } from './set-location-picture.ts';
import { showCompanySettings } from './show-company-settings.ts';

/** What a company's owner sets. */
export const companySettingsRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.companySettings, async ({ caller }) => ({
    data: await showCompanySettings(deps, caller),
  }));

  register(businessApi.changeOpeningHours, async ({ caller, body }) => {
    await changeOpeningHours(deps, caller, body);
    return { data: {} };
  });

  register(businessApi.bookingsOnDays, async ({ caller: { companyId }, query }) => ({
    data: { booked: await listBookedMoments(deps.database, { companyId, ...query }) },
  }));

  register(businessApi.addClosingDays, async ({ caller, body }) => ({
    data: await addClosingDays(deps, caller, body),
  }));

  register(businessApi.removeClosingDays, async ({ caller, params: { id } }) => {
    await removeClosingDays(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.changeConditions, async ({ caller, body }) => {
    await changeConditions(deps, caller, body);
    return { data: {} };
  });

  register(businessApi.changeInvoicing, async ({ caller, body }) => {
    await changeInvoicing(deps, caller, body);
    return { data: {} };
  });

  register(businessApi.addLocation, async ({ caller, body }) => ({
    data: await addLocation(deps, caller, body),
  }));

  register(businessApi.changeLocation, async ({ caller, params: { id }, body }) => {
    await changeLocation(deps, caller, { id, ...body });
    return { data: {} };
  });

  register(
    businessApi.setLocationPicture,
    async ({ caller, params: { id }, request }) => {
      const { images } = await readPictureForm(request, businessApi.setLocationPicture.body, ['file']);
      await setLocationPicture(deps, caller, { id, jpeg: images.get('file') });
      return { data: {} };
    },
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  register(businessApi.removeLocationPicture, async ({ caller, params: { id } }) => {
    await setLocationPicture(deps, caller, { id, jpeg: null });
    return { data: {} };
  });

  register(businessApi.addExtra, async ({ caller, body }) => ({ data: await addExtra(deps, caller, body) }));

  register(businessApi.changeExtra, async ({ caller, params: { id }, body }) => {
    await changeExtra(deps, caller, { id, ...body });
    return { data: {} };
  });

  register(businessApi.openProviderAccount, async ({ caller }) => ({
    data: await openProviderAccount(deps, caller),
  }));

  register(businessApi.checkProviderAccount, async ({ caller }) => {
    await checkProviderAccount(deps, caller);
    return { data: {} };
  });
};
