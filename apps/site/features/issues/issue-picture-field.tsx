import { useId, useState } from 'react';
import type { FieldError } from '@nolo/contract/error-codes.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { refusalOfFile } from '../../shared/forms/image-file.ts';
import { PictureInput } from '../../shared/forms/picture-input.tsx';
import { describedByNotes, PictureNotes } from '../../shared/forms/picture-notes.tsx';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { BlobPicture } from '@nolo/ui/blob-picture.tsx';
import { Button } from '@nolo/ui/button.tsx';
import type { IssueDraft } from './issue-drafts.ts';

type Props = {
  draft: IssueDraft;
  number: number;
  onChange: (file: File | null) => void;
};

function useIssuePicture(onChange: Props['onChange']) {
  const t = useTexts('issues');
  const errorOf = useFieldError();
  const [refusal, setRefusal] = useState<FieldError | 'image_unreadable' | null>(null);
  const choose = async (chosen: File) => {
    const found = await refusalOfFile(chosen);
    setRefusal(found);
    if (found === null) onChange(chosen);
  };
  const takeBack = (why: 'image_unreadable' | null) => {
    setRefusal(why);
    onChange(null);
  };
  const error =
    refusal === 'image_unreadable'
      ? t('image_unreadable')
      : errorOf(refusal ? { message: refusal } : undefined);
  return { choose, takeBack, error };
}

/** One picture of what is wrong, shown before it is sent. */
export function IssuePictureField({ draft: { file, fileName }, number, onChange }: Props) {
  const t = useTexts('issues');
  const id = useId();
  const { choose, takeBack, error } = useIssuePicture(onChange);
  const isLost = file === null && fileName !== null;
  const input = {
    name: t('picture'),
    onChoose: choose,
    ...describedByNotes(id, error),
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t('picture')}</legend>
      {file && <Shown file={file} number={number} onError={() => takeBack('image_unreadable')} />}
      <div className="flex flex-wrap gap-2">
        <PictureInput label={t(file ? 'picture_replace' : 'picture_choose')} {...input} />
        {file && (
          <Button variant="quiet" onClick={() => takeBack(null)}>
            {t('picture_remove')}
          </Button>
        )}
      </div>
      <PictureNotes
        id={id}
        hint={isLost ? t('picture_again', { name: fileName }) : t('picture_hint')}
        error={error}
      />
    </fieldset>
  );
}

function Shown({ file, number, onError }: { file: File; number: number; onError: () => void }) {
  const t = useTexts('issues');
  return (
    <div className="bg-sunken border-line rounded-control aspect-[4/3] max-w-sm overflow-hidden border">
      <BlobPicture blob={file} alt={t('picture_alt', { number })} onError={onError} />
    </div>
  );
}
