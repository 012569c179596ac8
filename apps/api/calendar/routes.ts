import { businessApi } from '@nolo/contract/business/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { addCalendarFeed } from './add-calendar-feed.ts';
import { addOfflinePeriod } from './add-offline-period.ts';
import { addOwnRental } from './add-own-rental.ts';
import { cancelOwnRental } from './cancel-own-rental.ts';
import { changeOwnRental } from './change-own-rental.ts';
import { openCarCalendar } from './open-car-calendar.ts';
import { removeCalendarFeed } from './remove-calendar-feed.ts';
import { removeOfflinePeriod } from './remove-offline-period.ts';
import { renewCalendarAddress } from './renew-calendar-address.ts';
import { showCalendar } from './show-calendar.ts';
import { showFeeds } from './show-feeds.ts';

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

/** Calendars of brokers and of the companies' own, read and given to be read. */
export const calendarFeedRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.carFeeds, async ({ caller, params: { id } }) => ({
    data: await showFeeds(deps, caller, { carId: id }),
  }));

  register(businessApi.addCalendarFeed, async ({ caller, params: { id }, body }) => ({
    data: await addCalendarFeed(deps, caller, { carId: id, ...body }),
  }));

  register(businessApi.removeCalendarFeed, async ({ caller, params: { id } }) => {
    await removeCalendarFeed(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.renewCalendarAddress, async ({ caller, params: { id } }) => ({
    data: await renewCalendarAddress(deps, caller, { carId: id }),
  }));

  register(businessApi.carCalendarFile, async ({ caller, params, request, reply }) => {
    const { file, version } = await openCarCalendar(deps, caller, params);
    const etag = `W/"${version}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (isSameVersion(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', 'text/calendar; charset=utf-8').send(file);
  });
};

/** Whether the reader has it already (RFC 9110 13.1.2); proxies may have made the tag a strong one. */
function isSameVersion(known: string | undefined, etag: string): boolean {
  const tags = known?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === '*' || `W/${tag.replace(/^W\//, '')}` === etag);
}
