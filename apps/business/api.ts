import type { BusinessApi } from '@nolo/contract/business/api.ts';
import { businessAddresses } from '@nolo/contract/business/addresses.ts';
import { createClient } from '@nolo/contract/client.ts';
import { portalTransport } from '@nolo/portal/portal-transport.ts';

/** What loaders and actions ask; what it throws the route's error page shows. */
export const api = createClient<BusinessApi>(businessAddresses, portalTransport, () => '');
