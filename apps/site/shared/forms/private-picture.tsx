import { useEffect, useState } from 'react';
import { blobOf, fetchOwnFile } from '../session/own-file.ts';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import { BlobPicture } from '@nolo/ui/blob-picture.tsx';

/** With a body it is a POST, for whom the body says enough of who asks. */
async function fetchImage(url: string, body: string | undefined, signal: AbortSignal): Promise<Blob> {
  if (body === undefined) return fetchOwnFile(url, { signal });
  const headers = { 'Content-Type': 'application/json' };
  return blobOf(await fetch(url, { method: 'POST', headers, body, signal, cache: 'no-store' }));
}

type Props = {
  url: string;
  /** JSON that is sent along, by who is not logged in. */
  body?: string;
  alt: string;
  /** What stands there when it cannot be had. */
  failed: string;
};

/** A picture that few may see; an `img` cannot send the token, so it is fetched. Give it a new key to look again. */
export function PrivatePicture({ url, body, alt, failed }: Props) {
  const [picture, setPicture] = useState<Blob | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        setPicture(await fetchImage(url, body, controller.signal));
      } catch {
        if (!controller.signal.aborted) setPicture('failed');
      }
    };
    void load();
    return () => controller.abort();
  }, [url, body]);
  if (picture === 'loading') return <Skeleton className="size-full" />;
  if (picture !== 'failed') return <BlobPicture blob={picture} alt={alt} />;
  return (
    <p className="text-muted flex flex-col items-center gap-2 p-4 text-center text-sm">
      <WarningIcon />
      {failed}
    </p>
  );
}
