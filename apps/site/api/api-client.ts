import { addresses, type EndpointName } from '@nolo/contract/addresses.ts';
import type { Api } from '@nolo/contract/api.ts';
import { callUrl, createClient, type Client, type InputFor, type Transport } from '@nolo/contract/client.ts';

/** What pages ask the API with, on the server and in the browser. */
export type ApiClient = Client<Api>;
export type InputOf<N extends EndpointName> = InputFor<Api[N]>;

/** `withoutWords`: what to say of a failure that brings no text, as one of a proxy before the server. */
export const createApiClient = (transport: Transport, withoutWords = () => ''): ApiClient =>
  createClient<Api>(addresses, transport, withoutWords);

/** The address of a call, for pictures and links. */
export const urlOf = (name: EndpointName, input?: Parameters<typeof callUrl>[1]): string =>
  callUrl(addresses[name][1], input);
