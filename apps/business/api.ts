import type { BusinessApi } from '@nolo/contract/business/api.ts';
import { businessAddresses } from '@nolo/contract/business/addresses.ts';
import { createClient, type Transport } from '@nolo/contract/client.ts';
import type { Failure } from '@nolo/contract/endpoint.ts';
import { portalTransport } from '@nolo/portal/portal-transport.ts';
import { lockDevice } from './handover/device-store.ts';

/** A session that has ended, or was ended elsewhere, locks what its account stored on this device. */
const lockingTransport: Transport = async (request) => {
  const response = await portalTransport(request);
  const { code } = (response.body ?? {}) as Partial<Failure>;
  if (code === 'auth.required') await lockDevice();
  return response;
};

/** What loaders and actions ask; what it throws the route's error page shows. */
export const api = createClient<BusinessApi>(businessAddresses, lockingTransport, () => '');
