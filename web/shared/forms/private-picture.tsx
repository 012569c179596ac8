import { useEffect, useState } from 'react';
import { accessToken } from '../../api/session.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BlobPicture } from '../../ui/blob-picture.tsx';

async function fetchImage(url: string, signal: AbortSignal): Promise<Blob> {
  const headers = { Authorization: `Bearer ${accessToken()}` };
  const response = await fetch(url, { headers, signal });
  if (!response.ok) throw new Error(`image: ${response.status}`);
  return response.blob();
}

type Props = {
  url: string;
  alt: string;
  /** What stands there when it cannot be had. */
  failed: string;
};

/** A picture of the renter's alone; an `img` cannot send the token, so it is fetched. Give it a new key to look again. */
export function PrivatePicture({ url, alt, failed }: Props) {
  const [picture, setPicture] = useState<Blob | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        setPicture(await fetchImage(url, controller.signal));
      } catch {
        if (!controller.signal.aborted) setPicture('failed');
      }
    };
    void load();
    return () => controller.abort();
  }, [url]);
  if (picture === 'loading') return <Skeleton className="size-full" />;
  if (picture !== 'failed') return <BlobPicture blob={picture} alt={alt} />;
  return (
    <p className="text-muted flex flex-col items-center gap-2 p-4 text-center text-sm">
      <WarningIcon />
      {failed}
    </p>
  );
}
