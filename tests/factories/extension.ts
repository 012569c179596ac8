import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import type { Database } from '@nolo/db/database.ts';
import type { TestApp } from '../setup/test-app.ts';
import { createBooking } from './booking.ts';
import { inDays } from './car.ts';
import type { TestMember } from './member.ts';
import type { TestRenter } from './renter.ts';
import { bearer } from './reservation.ts';

type Options = Parameters<typeof createBooking>[2];

/** Since yesterday and for two more days with its renter: 180.00. */
export const createRentalOnRoad = (database: Database, renter: TestRenter, options: Options = {}) =>
  createBooking(database, renter, {
    status: 'CHECKED IN',
    pickup: inDays(-1),
    return: inDays(2),
    ...options,
  });

/** A day longer, as the renter saw its price. */
export const aDayLonger = { end_date: inDays(3), expected_total: 24_000 };

/** What renter and company do about a later return. */
export function extending(test: TestApp) {
  async function send(endpoint: Endpoint, params: object, headers: object, payload?: object) {
    const url = callUrl(endpoint.path, { params: { ...params } });
    const reply = await test.app.inject({
      method: endpoint.method,
      url,
      headers: { ...headers },
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, ...reply.json() };
  }

  return {
    quote: (renter: TestRenter, id: string, end_date: string) =>
      send(api.quoteExtension, { id }, bearer(renter), { end_date }),
    ask: (renter: TestRenter, id: string, body: object = aDayLonger) =>
      send(api.askExtension, { id }, bearer(renter), body),
    pay: (renter: TestRenter, id: string) => send(api.payExtension, { id }, bearer(renter)),
    withdraw: (renter: TestRenter, id: string) => send(api.withdrawAmendment, { id }, bearer(renter)),
    seen: async (renter: TestRenter, id: string) =>
      (await send(api.reservation, { id }, bearer(renter))).data.reservation,

    /** By a member, about the extension that waits. */
    async answer({ cookie }: TestMember, companyId: number, id: string, accept: boolean) {
      const { id: extension_id } = await test.deps.database
        .selectFrom('booking_amendment')
        .select('id')
        .where('booking_id', '=', id)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const headers = { host: 'localhost', cookie, origin: test.deps.config.PUBLIC_ORIGIN };
      return send(businessApi.answerExtension, { companyId, id }, headers, { extension_id, accept });
    },
  };
}
