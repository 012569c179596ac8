import { businessApi } from '@nolo/contract/business/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { answerExtension } from '../extensions/answer-extension.ts';
import { listReplacementCars } from '../replacements/list-replacement-cars.ts';
import { objectToReport } from './object-to-report.ts';
import { proposeReplacement } from '../replacements/propose-replacement.ts';
import { cancelCompanyBooking } from './cancel-company-booking.ts';
import { closeAsNoShow } from './close-as-no-show.ts';
import { listCompanyBookings } from './list-company-bookings.ts';
import { listCompanyNotices } from './list-company-notices.ts';
import { seeCompanyNotices } from './see-company-notices.ts';
import { switchCompanyMails } from './switch-company-mails.ts';
import { listHandovers } from './list-handovers.ts';
import { showCompanyBooking } from './show-company-booking.ts';

/** Bookings as the companies whose cars they are see them. */
export const companyBookingRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.handovers, async ({ caller }) => ({ data: await listHandovers(deps, caller) }));

  register(businessApi.companyBookings, async ({ caller, query }) => ({
    data: await listCompanyBookings(deps, caller, query),
  }));

  register(businessApi.companyBooking, async ({ caller, params }) => ({
    data: await showCompanyBooking(deps, caller, params),
  }));

  register(businessApi.replacementCars, async ({ caller, params }) => ({
    data: await listReplacementCars(deps, caller, params),
  }));

  register(businessApi.proposeReplacement, async ({ caller, params: { id }, body }) => {
    await proposeReplacement(deps, caller, { id, carId: body.car_id });
    return { data: {} };
  });

  register(businessApi.cancelCompanyBooking, async ({ caller, params: { id } }) => {
    await cancelCompanyBooking(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.closeAsNoShow, async ({ caller, params: { id } }) => {
    await closeAsNoShow(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.answerExtension, async ({ caller, params: { id }, body }) => {
    await answerExtension(deps, caller, { id, extensionId: body.extension_id, accept: body.accept });
    return { data: {} };
  });

  register(businessApi.objectToReport, async ({ caller, params: { id }, body: { text } }) => {
    await objectToReport(deps, caller, { id, text });
    return { data: {} };
  });
};

/** What members are told of bookings, in the portal and by mail. */
export const companyNoticeRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.companyNotices, async ({ caller }) => ({
    data: await listCompanyNotices(deps, caller),
  }));

  register(businessApi.seeCompanyNotices, async ({ caller }) => {
    await seeCompanyNotices(deps, caller);
    return { data: {} };
  });

  register(businessApi.switchCompanyMails, async ({ caller, body: { is_notified: isNotified } }) => {
    await switchCompanyMails(deps, caller, { isNotified });
    return { data: {} };
  });
};
