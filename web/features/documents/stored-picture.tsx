import { useEffect, useState } from 'react';
import { urlOf } from '../../api/api-client.ts';
import { accessToken } from '../../api/session.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BlobPicture } from './blob-picture.tsx';
import type { NeededImage } from '../../../domain/identity/documents.ts';

async function fetchImage(kind: NeededImage, signal: AbortSignal): Promise<Blob> {
  const headers = { Authorization: `Bearer ${accessToken()}` };
  const response = await fetch(urlOf('customerDocumentImage', { params: { kind } }), { headers, signal });
  if (!response.ok) throw new Error(`image: ${response.status}`);
  return response.blob();
}

/** A picture the server holds; an `img` cannot send the token, so it is fetched. Give it a new key to look again. */
export function StoredPicture({ kind, alt }: { kind: NeededImage; alt: string }) {
  const t = useTexts('documents');
  const [picture, setPicture] = useState<Blob | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        setPicture(await fetchImage(kind, controller.signal));
      } catch {
        if (!controller.signal.aborted) setPicture('failed');
      }
    };
    void load();
    return () => controller.abort();
  }, [kind]);
  if (picture === 'loading') return <Skeleton className="size-full" />;
  if (picture !== 'failed') return <BlobPicture blob={picture} alt={alt} />;
  return (
    <p className="text-muted flex flex-col items-center gap-2 p-4 text-center text-sm">
      <WarningIcon />
      {t('image_failed')}
    </p>
  );
}
