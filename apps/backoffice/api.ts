import { createClient } from '@nolo/contract/client.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import { portalTransport } from '@nolo/portal/portal-transport.ts';

/** What loaders and actions ask; what it throws the route's error page shows. */
export const api = createClient<StaffApi>(staffAddresses, portalTransport, () => '');
