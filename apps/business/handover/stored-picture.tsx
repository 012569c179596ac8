import { useEffect, useState } from 'react';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { BlobPicture } from '@nolo/ui/blob-picture.tsx';
import { findPicture } from './device-store.ts';

/** A picture that is still on this device. */
export function DevicePicture({ id, alt }: { id: string; alt: string }) {
  const [blob, setBlob] = useState<Blob | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const found = await findPicture(id);
      if (!isGone) setBlob(found);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [id]);
  return blob && <BlobPicture blob={blob} alt={alt} />;
}

type Stored = { companyId: string; rentalId: string; id: string; alt: string };

/** One that the server has; it opens in its whole size. */
export function StoredPicture({ companyId, rentalId, id, alt }: Stored) {
  const address = `${API_BASE}/business/company/${companyId}/rentals/${rentalId}/pictures/${id}`;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="rounded-control block overflow-hidden">
      <img src={address} alt={alt} loading="lazy" className="bg-sunken aspect-[4/3] w-full object-cover" />
    </a>
  );
}
