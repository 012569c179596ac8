import { useId, useState, lazy, type ComponentProps, type MouseEvent, type SyntheticEvent } from 'react';
import { useController } from 'react-hook-form';
import type { FieldError } from '@nolo/contract/error-codes.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { refusalOfFile } from '../../shared/forms/image-file.ts';
import { PictureInput } from '../../shared/forms/picture-input.tsx';
import { describedByNotes, PictureNotes } from '../../shared/forms/picture-notes.tsx';
import { useProfileForm } from './profile-form-context.ts';
import { PrivatePicture } from '../../shared/forms/private-picture.tsx';
import { urlOf } from '../../api/api-client.ts';
import { READABLE_SIDE, SEEN_SIDE, type ProfileImage } from '@nolo/domain/identity/documents.ts';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { DocumentIcon, UserIcon } from '@nolo/ui/icons.tsx';
import { BlobPicture } from '@nolo/ui/blob-picture.tsx';

const CameraDialog = lazy(() => import('./camera/camera-dialog.tsx'));

/** What only shows once the browser has opened a picture. */
type Unusable = 'image_unreadable' | 'image_too_small';

/** The chosen file and what is wrong with it. A refused file leaves the one chosen before in place. */
function useChosenFile(kind: ProfileImage) {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { control, onPicture } = useProfileForm();
  const { field, fieldState } = useController({ control, name: kind });
  const [refusal, setRefusal] = useState<FieldError | null>(null);
  const [flaw, setFlaw] = useState<Unusable | null>(null);
  const set = (file: File | null, why: Unusable | null) => {
    field.onChange(file);
    setRefusal(null);
    setFlaw(why);
    onPicture(kind);
  };
  const choose = async (file: File) => {
    const found = await refusalOfFile(file);
    if (found === null) set(file, null);
    else setRefusal(found);
  };
  const refused = refusal ? { type: 'file', message: refusal } : fieldState.error;
  const error = flaw && !refusal ? t(flaw) : errorOf(refused);
  return { file: field.value, inputRef: field.ref, error, choose, takeBack: set };
}

/** A picture of a document: what is stored, what was chosen instead, and how to choose. */
export function ImageField({ kind }: { kind: ProfileImage }) {
  const t = useTexts('documents');
  const id = useId();
  const { stored } = useProfileForm();
  const { file, inputRef, error, choose, takeBack } = useChosenFile(kind);
  const isStored = stored.has(kind);
  const input = {
    name: t(`image_${kind}`),
    onChoose: choose,
    ...describedByNotes(id, error),
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <Legend name={input.name} isNew={file !== null} isStored={isStored} />
      <ImagePreview
        kind={kind}
        file={file}
        hasError={error !== undefined}
        onUnusable={(why) => takeBack(null, why)}
      />
      <div className="flex flex-wrap gap-2">
        <ChoosePicture
          hasGuide={kind !== 'photo'}
          label={t(file || isStored ? 'image_replace' : 'image_choose')}
          inputRef={inputRef}
          {...input}
        />
        {file && (
          <Button variant="quiet" onClick={() => takeBack(null, null)}>
            {t('image_undo')}
          </Button>
        )}
      </div>
      <PictureNotes id={id} hint={<Hint kind={kind} />} error={error} />
    </fieldset>
  );
}

/** What the picture has to be like; of one that a reload took away, that it has to be chosen again. */
function Hint({ kind }: { kind: ProfileImage }) {
  const t = useTexts('documents');
  const name = useProfileForm().lost[kind];
  if (name === undefined) return <span>{t(kind === 'photo' ? 'photo_hint' : 'image_hint')}</span>;
  return <span className="text-warning font-medium">{t('image_again', { name })}</span>;
}

function Legend({ name, isNew, isStored }: { name: string; isNew: boolean; isStored: boolean }) {
  const t = useTexts('documents');
  return (
    <legend className="mb-2 flex min-h-6 w-full flex-wrap items-center justify-between gap-x-2">
      <span className="text-sm font-semibold">{name}</span>
      {isNew && <Badge tone="warning">{t('image_new')}</Badge>}
      {!isNew && isStored && <Badge tone="success">{t('image_stored')}</Badge>}
    </legend>
  );
}

type ChooseProps = ComponentProps<typeof PictureInput> & { hasGuide: boolean };

/**
 * One button. Of a document, a touch screen opens the camera with a frame, which has the way to a file in it; everything
 * else is the device's own choice.
 */
function ChoosePicture({ hasGuide, ...input }: ChooseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const guide = (event: MouseEvent) => {
    if (!hasGuide || !matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const take = async (file: File) => {
    setIsOpen(false);
    await input.onChoose(file);
  };
  return (
    <>
      <PictureInput {...input} onClick={guide} />
      {isOpen && (
        <LazyPart fallback={null}>
          <CameraDialog name={input.name} onTaken={take} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}

type PreviewProps = {
  kind: ProfileImage;
  file: File | null;
  hasError: boolean;
  onUnusable: (why: Unusable) => void;
};

/** The chosen picture, else the stored one, in the proportions of a card. */
function ImagePreview({ kind, file, hasError, onUnusable }: PreviewProps) {
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
