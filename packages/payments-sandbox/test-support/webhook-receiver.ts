import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

/** No test waits for it in vain: ten times what a slow machine takes costs nothing. */
const DEADLINE_MS = 60_000;

export interface WebhookReceiver {
  url: string;
  /** Every delivery whose signature the SDK accepted, in the order of arrival. */
  received: Stripe.Event[];
  rejected: number;
  /** The next answers, one per request; 200 when there is none left. */
  answers: number[];
  waitFor(found: (events: Stripe.Event[]) => boolean): Promise<Stripe.Event[]>;
  waitForType(type: string): Promise<Stripe.Event>;
  close(): Promise<void>;
}

/** A real HTTP server that checks each delivery as the product does: with the SDK's own `constructEvent`. */
export async function startWebhookReceiver(secret: string): Promise<WebhookReceiver> {
  const stripe = new Stripe('sk_test_unused');
  const arrivals = new EventTarget();
  const server = createServer((request, response) => void receive(request, response));
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const status = receiver.answers.shift() ?? 200;
    try {
      const event = stripe.webhooks.constructEvent(body, request.headers['stripe-signature'] ?? '', secret);
      if (status < 300) receiver.received.push(event);
    } catch {
      receiver.rejected += 1;
    }
    response.writeHead(status).end();
    arrivals.dispatchEvent(new Event('arrival'));
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${address.port}/webhooks`,
    received: [],
    rejected: 0,
    answers: [],
    waitFor: async (found) => {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      while (!found(receiver.received)) {
        const types = receiver.received.map((event) => event.type).join(', ');
        await once(arrivals, 'arrival', { signal }).catch(() => {
          throw new Error(`The awaited event did not arrive in time. Received: ${types || 'none'}`);
        });
      }
      return receiver.received;
    },
    waitForType: async (type) => {
      const events = await receiver.waitFor((all) => all.some((event) => event.type === type));
      const found = events.find((event) => event.type === type);
      if (found === undefined) throw new Error(`No ${type} among the events`);
      return found;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
