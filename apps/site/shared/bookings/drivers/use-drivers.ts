import { useState } from 'react';
import type { Driver } from '@nolo/contract/drivers.ts';
import { MAX_ADDITIONAL_DRIVERS } from '@nolo/domain/pricing/extra.ts';
import { isApiError, messageOf, type ApiError } from '../../../api/api-error.ts';
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
  const add = async () => {
    if (isBusy) return false;
    setIsBusy(true);
    const { driver, message } = await verified(email, drivers);
    setIsBusy(false);
    setError(driver ? undefined : message);
    if (!driver) return false;
    toast.success(message);
    setEmail('');
    onChange([...drivers, driver]);
    return true;
  };
  return {
    drivers,
    hasRoom: drivers.length < MAX_ADDITIONAL_DRIVERS,
    email,
    type: (typed) => {
      setEmail(typed);
      setError(undefined);
    },
    error: error ?? refusal?.errors['additional_drivers']?.[0],
    isBusy,
    add,
    remove: (id) => onChange(drivers.filter((one) => one.id !== id)),
  };
}

async function verified(
  email: string,
  drivers: readonly Driver[],
): Promise<{ driver: Driver | null; message: string }> {
  try {
    const body = { email, drivers: drivers.map(({ id }) => id) };
    const { data, message } = await browserApi.reply('verifyDriver', { body }, { isQuiet: true });
    return { driver: data, message };
  } catch (error) {
    const field = isApiError(error) ? error.errors['email']?.[0] : undefined;
    return { driver: null, message: field ?? messageOf(error) };
  }
}
