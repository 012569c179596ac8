import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { bookingOf } from '../api/support/money.ts';
import type { MailTemplate } from '@nolo/api/notifications/emails/mail-definitions.ts';
import { queuedMails } from '../setup/queued-mails.ts';
import type { TestApp } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';
import { createCar, inDays } from './car.ts';
import { createRenter, type TestRenter } from './renter.ts';
import { bearer, reservationBody, reserve } from './reservation.ts';

const VISA = '4242424242424242';

/** Other days for a booking, as the change's form sends them. */
export const wish = (start: number, end: number, more: object = {}) => ({
  start_date: inDays(start),
  end_date: inDays(end),
  ...more,
});

/** What a renter does to change a booking, and what then stands in the tables. */
export function changing(test: TestApp) {
  const { database } = test.deps;

  function send(
    renter: TestRenter,
    id: string,
    path: string,
    payload?: object,
    method: 'POST' | 'DELETE' = 'POST',
  ) {
    const url = `/api/v1/customer/reservation/${id}/change${path}`;
    return test.app.inject({ method, url, headers: bearer(renter), ...(payload && { payload }) });
  }
  const change = (renter: TestRenter, id: string, payload: object) => send(renter, id, '', payload);
  const changesOf = (id: string) =>
    database
      .selectFrom('booking_amendment')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .execute();

  return {
    change,
    changesOf,
    quote: (renter: TestRenter, id: string, payload: object) => send(renter, id, '/quote', payload),
    giveUp: (renter: TestRenter, id: string) => send(renter, id, '', undefined, 'DELETE'),
    pay: (url: string) => payWith(url, VISA),

    /** Three days in ten days' time, paid: 180.00. */
    async paidBooking(body = reservationBody()) {
      const renter = await createRenter(database);
      const car = await createCar(database);
      const reply = await reserve(test.app, renter, car.id, body);
      if (reply.statusCode !== 201) throw new Error(reply.body);
      const { url, reservation_id: id } = reply.json<{ data: { url: string; reservation_id: string } }>()
        .data;
      await payWith(url, VISA);
      await until('PAID', async () => (await bookingOf(database, id)).status === 'PAID');
      return { renter, car, id };
    },

    /** Asks for a dearer change; the address of its hosted page. */
    async changeToPay(renter: TestRenter, id: string, payload: object): Promise<string> {
      const reply = await change(renter, id, payload);
      const url = reply.statusCode === 200 ? reply.json<{ data: { url: string | null } }>().data.url : null;
      if (url === null) throw new Error(`nothing to pay: ${reply.body}`);
      return url;
    },

    cancel: (renter: TestRenter, id: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/reservation/cancel',
        headers: bearer(renter),
        payload: { reservation_id: id },
      }),

    async detail(renter: TestRenter, id: string) {
      const url = `/api/v1/customer/reservation/${id}`;
      const reply = await test.app.inject({ url, headers: bearer(renter) });
      return reply.json().data.reservation;
    },

    async onlyChange(id: string) {
      const [only, ...others] = await changesOf(id);
      if (only === undefined || others.length > 0) throw new Error(`${others.length + 1} changes`);
      return only;
    },

    /** Waits until the booking is changed. */
    made: (id: string, revision = 1) =>
      until('the change', async () => {
        const booking = await bookingOf(database, id);
        return booking.revision === revision ? booking : undefined;
      }),

    mailsOf: async (template: MailTemplate, renter: TestRenter) =>
      (await queuedMails(test.deps)).filter(
        (mail) => mail.template === template && mail.recipient === renter.email,
      ),

    /** Another renter reserves the car for those days. */
    takenBy: async (carId: number, start: number, end: number) =>
      reserve(test.app, await createRenter(database), carId, {
        ...reservationBody(),
        ...wish(start, end),
        expected_total: 6000 * (end - start),
      }),
  };
}
