import { useState } from 'react';
import { useParams, useRevalidator } from 'react-router';
import type { LocationOfCompany } from '@nolo/contract/business/company.ts';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { Button } from '@nolo/ui/button.tsx';
import { FileField } from '@nolo/ui/file-field.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { api } from '../api.ts';

/** What renters see of a location: they recognise the counter by it. */
export function LocationPicture({ location }: { location: LocationOfCompany }) {
  const t = useTexts('company');
  const { picture } = location;
  const { send, isBusy, refusal } = usePictureCall(location.id);
  return (
    <section aria-labelledby="location-picture" className="mt-8 grid gap-3">
      <h2 id="location-picture" className="text-xl">
        {t('location_picture')}
      </h2>
      {picture && (
        <Picture
          source={picture}
          alt={location.name}
          sizes="(min-width: 40rem) 20rem, 100vw"
          className="rounded-control aspect-[16/10] w-full max-w-80 object-cover"
        />
      )}
      <FileField
        key={picture?.path}
        label={t('location_picture_label')}
        hint={t('location_picture_hint')}
        choose={t('location_picture_choose')}
        none={t(isBusy ? 'location_picture_sending' : 'location_picture_none')}
        accept="image/jpeg,image/png"
        disabled={isBusy}
        error={refusal ?? undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
        }}
      />
      {picture && (
        <Button variant="secondary" size="large" className="justify-self-start" onClick={() => send(null)}>
          {t('location_picture_remove')}
        </Button>
      )}
    </section>
  );
}

/** Sends a picture, or takes the one that is shown away (null); the page is as it is then. */
function usePictureCall(id: number) {
  const { companyId = '' } = useParams();
  const validation = useTexts('validation');
  const textOf = useErrorText();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const params = { companyId, id };
  const call = (file: File | null) => {
    if (file === null) return api.call('removeLocationPicture', { params });
    const body = new FormData();
    body.set('file', file);
    return api.call('setLocationPicture', { params, body });
  };
  const run = async (file: File | null) => {
    if (file !== null && file.size > DOCUMENT_IMAGE_MAX_BYTES) {
      setRefusal(validation('image_too_large'));
      return;
    }
    setIsBusy(true);
    setRefusal(await call(file).then(() => null, textOf));
    setIsBusy(false);
    await revalidate();
  };
  return { isBusy, refusal, send: (file: File | null) => void run(file) };
}
