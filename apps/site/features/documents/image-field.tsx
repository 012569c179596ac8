import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldError } from '@nolo/contract/error-codes.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { refusalOfFile } from '../../shared/forms/image-file.ts';
import { FrameCamera } from './camera/frame-camera.tsx';
import { ImagePreview, type Unusable } from './image-preview.tsx';
import { PictureInput } from '../../shared/forms/picture-input.tsx';
import { describedByNotes, PictureNotes } from '../../shared/forms/picture-notes.tsx';
import { useProfileForm } from './profile-form-context.ts';
import type { ProfileImage } from '@nolo/domain/identity/documents.ts';

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
        <PictureInput
          label={t(file || isStored ? 'image_replace' : 'image_choose')}
          inputRef={inputRef}
          {...input}
        />
        <FrameCamera name={input.name} onTaken={(taken) => void choose(taken)} />
        <PictureInput label={t('image_photograph')} isCamera {...input} />
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
