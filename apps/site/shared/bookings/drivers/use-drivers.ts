import { useState } from 'react';
import type { Driver } from '@nolo/contract/drivers.ts';
import { MAX_ADDITIONAL_DRIVERS } from '@nolo/domain/pricing/extra.ts';
import { isApiError, messageOf, type ApiError } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import type { DraftId } from '../../forms/draft.ts';
import { useDraftText } from '../../forms/use-draft-state.ts';
import { toast } from '@nolo/ui/toast-store.ts';

export type DriversModel = {
  drivers: readonly Driver[];
  /** Whether there is room for another one. */
  hasRoom: boolean;
  email: string;
  type: (email: string) => void;
  error: string | undefined;
  isBusy: boolean;
  /** True when the driver was added. */
  add: () => Promise<boolean>;
  remove: (id: string) => void;
  /** Has us write to the address that is typed; null unless no validated account has it. */
  invite: (() => Promise<void>) | null;
  /** The address that was written to last. */
  invited: string | null;
};

type Options = {
  drivers: readonly Driver[];
  onChange: (drivers: Driver[]) => void;
  /** Why the server has refused those chosen. */
  refusal: ApiError | null;
  /** Whose form about what this is part of: the address that is typed is kept with it. */
  form: Omit<DraftId, 'form'>;
};

/** Additional drivers: somebody counts once the server has found a validated account with the address. */
export function useDrivers({ drivers, onChange, refusal, form }: Options): DriversModel {
  const [email, setEmail] = useDraftText({ ...form, form: 'driver_email' });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [mayInvite, setMayInvite] = useState(false);
  const [invited, setInvited] = useState<string | null>(null);
  const add = async () => {
    if (isBusy) return false;
    setIsBusy(true);
    setInvited(null);
    const { driver, message, isUnknown } = await verified(email, drivers);
    setIsBusy(false);
    setMayInvite(isUnknown);
    setError(driver ? undefined : message);
    if (!driver) return false;
    toast.success(message);
    setEmail('');
    onChange([...drivers, driver]);
    return true;
  };
  const invite = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const problem = await invitationProblem(email);
    setIsBusy(false);
    setError(problem);
    if (problem !== undefined) return;
    setMayInvite(false);
    setInvited(email.trim());
    setEmail('');
  };
  return {
    drivers,
    hasRoom: drivers.length < MAX_ADDITIONAL_DRIVERS,
    email,
    type: (typed) => {
      setEmail(typed);
      setError(undefined);
      setMayInvite(false);
    },
    error: error ?? refusal?.errors['additional_drivers']?.[0],
    isBusy,
    add,
    remove: (id) => onChange(drivers.filter((one) => one.id !== id)),
    invite: mayInvite ? invite : null,
    invited,
  };
}

async function verified(
  email: string,
  drivers: readonly Driver[],
): Promise<{ driver: Driver | null; message: string; isUnknown: boolean }> {
  try {
    const body = { email, drivers: drivers.map(({ id }) => id) };
    const { data, message } = await browserApi.reply('verifyDriver', { body }, { isQuiet: true });
    return { driver: data, message, isUnknown: data === null };
  } catch (error) {
    return { driver: null, message: refusalOf(error), isUnknown: false };
  }
}

/** Why the address cannot be invited; undefined once it is. */
async function invitationProblem(email: string): Promise<string | undefined> {
  try {
    await browserApi.call('inviteDriver', { body: { email } }, { isQuiet: true });
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

const refusalOf = (error: unknown): string =>
  (isApiError(error) ? error.errors['email']?.[0] : undefined) ?? messageOf(error);
