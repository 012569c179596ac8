import type { ReactNode } from 'react';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { ApiError } from '@nolo/contract/api-error.ts';
import type { Failure } from '@nolo/contract/endpoint.ts';
import { Button } from '@nolo/ui/button.tsx';
import { deviceLanguage } from '@nolo/ui/device-language.tsx';
import { Refusal } from './refusal.tsx';
import { useAct } from './use-act.ts';

type Props = {
  /** Of the call, as `/business/…`. */
  address: string;
  /** What a screen reader says, where several look alike. */
  label?: string;
  size?: 'small' | 'medium';
  children: ReactNode;
};

/** Saves a file of the API. A plain link would ask for it in the browser's language, not in the one chosen here. */
export function DownloadButton({ address, label, size = 'medium', children }: Props) {
  const { act, isBusy, error } = useAct(() => saveFile(address));
  return (
    <>
      <Button variant="secondary" size={size} isBusy={isBusy} onClick={act} aria-label={label}>
        {children}
      </Button>
      {error !== null && <Refusal error={error} />}
    </>
  );
}

async function saveFile(address: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch(API_BASE + address, { headers: { 'Accept-Language': deviceLanguage() } });
  } catch {
    throw new ApiError(0, 'network', '');
  }
  if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => null));
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  // Some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

function refusalOf(status: number, body: Failure | null): ApiError {
  return new ApiError(status, body?.code ?? 'server.error', body?.message ?? '');
}
