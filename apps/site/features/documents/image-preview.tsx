import type { SyntheticEvent } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { DocumentIcon, UserIcon } from '@nolo/ui/icons.tsx';
import { BlobPicture } from '@nolo/ui/blob-picture.tsx';
import { useProfileForm } from './profile-form-context.ts';
import { READABLE_SIDE, SEEN_SIDE, type ProfileImage } from '@nolo/domain/identity/documents.ts';
import { PrivatePicture } from '../../shared/forms/private-picture.tsx';
import { urlOf } from '../../api/api-client.ts';

/** What only shows once the browser has opened a picture. */
export type Unusable = 'image_unreadable' | 'image_too_small';

type Props = {
  kind: ProfileImage;
  file: File | null;
  hasError: boolean;
  onUnusable: (why: Unusable) => void;
};

/** The chosen picture, else the stored one, in the proportions of a card. */
export function ImagePreview({ kind, file, hasError, onUnusable }: Props) {
  const t = useTexts('documents');
  const { stored, version } = useProfileForm();
  const name = t(`image_${kind}`);
  const Empty = kind === 'photo' ? UserIcon : DocumentIcon;
  const isEmpty = file === null && !stored.has(kind);
  const judge = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = currentTarget;
    if (Math.max(naturalWidth, naturalHeight) < (kind === 'photo' ? SEEN_SIDE : READABLE_SIDE))
      onUnusable('image_too_small');
  };
  return (
    <div
      className={`bg-sunken rounded-control grid ${kind === 'photo' ? 'aspect-square w-36 max-w-full' : 'aspect-[8/5]'} place-items-center overflow-hidden border ${hasError ? 'border-danger' : 'border-line-strong'} ${isEmpty ? 'border-dashed' : ''}`}
    >
      {file && (
        <BlobPicture
          blob={file}
          alt={t('image_new_alt', { name })}
          onLoad={judge}
          onError={() => onUnusable('image_unreadable')}
        />
      )}
      {!file && stored.has(kind) && (
        <PrivatePicture
          key={version}
          url={urlOf('customerDocumentImage', { params: { kind } })}
          alt={t('image_stored_alt', { name })}
          failed={t('image_failed')}
        />
      )}
      {isEmpty && <Empty className="text-line-strong size-10" />}
    </div>
  );
}
