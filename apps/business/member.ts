import {
  redirect,
  useParams,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
} from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { api } from './api.ts';
import { orCached } from './handover/cached-answers.ts';
import { findDeviceAccount, unlockDevice } from './handover/device-store.ts';
import { finishLogOut } from './handover/log-out.ts';

/** The route whose loader every page of a member stands in. */
export const MEMBER = 'member';

type Member = Omit<CallData<BusinessApi['memberProfile']>, 'device_keys'>;

/** Asks who is logged in, and unlocks what they stored on this device. */
async function askMember(signal: AbortSignal): Promise<Member> {
  const { device_keys: keys, ...member } = await api.call('memberProfile', undefined, { signal });
  const companyIds = member.companies.map(({ id }) => String(id));
  // A browser without a store, or without cryptography, needs a network.
  await unlockDevice(member.account_id, keys, companyIds).catch(() => undefined);
  return member;
}

/**
 * Before the loaders, which run at once and store what they load: whoever has logged out without a network is logged out, and
 * the device knows whose it is.
 */
export const openDevice: MiddlewareFunction = async ({ request: { signal } }) => {
  if (!(await finishLogOut())) throw redirect('/login');
  if ((await findDeviceAccount()) === null) await askMember(signal).catch(() => undefined);
};

export const loadMember = ({ request: { signal } }: LoaderFunctionArgs) =>
  orCached({ companyId: '', name: 'profile' }, () => askMember(signal));

/** Who is logged in, and for which companies. */
export function useMember(): Member {
  const member = useRouteLoaderData<typeof loadMember>(MEMBER);
  if (member === undefined) throw new Error(`only inside the route '${MEMBER}'`);
  return member;
}

/** The company that the address names; only on a page of one. */
export function useCompany(): Member['companies'][number] {
  const { companyId } = useParams();
  const company = useMember().companies.find(({ id }) => String(id) === companyId);
  if (company === undefined) throw new Error(`no company ${companyId}`);
  return company;
}
