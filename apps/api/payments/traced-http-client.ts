import { Stripe } from 'stripe';
import { traced } from '../platform/tracing/span.ts';

/** Ids have digits or capitals; the names of the provider's resources have neither. */
const isId = (segment: string) => /[0-9A-Z]/.test(segment) && segment !== 'v1';

/** An address without what it names: `/v1/refunds/:id`. */
export function pathTemplate(path: string): string {
  const [address = ''] = path.split('?');
  return address
    .split('/')
    .map((segment) => (isId(segment) ? ':id' : segment))
    .join('/');
}

/** The SDK's own client; every try is a span of its own. */
export function createTracedHttpClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest(host, port, path, method, headers, requestData, protocol, timeout) {
      const template = pathTemplate(path);
      const attributes = { 'http.request.method': method, 'server.address': host, 'url.template': template };
      return traced({ name: `${method} ${template}`, kind: 'client', attributes }, () =>
        client.makeRequest(host, port, path, method, headers, requestData, protocol, timeout),
      );
    },
  };
}
