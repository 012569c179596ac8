import { useId, useState } from 'react';
import type { FieldError } from '../../../contract/error-codes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { refusalOfFile } from '../../shared/forms/image-file.ts';
import { PictureInput } from '../../shared/forms/picture-input.tsx';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { BlobPicture } from '../../ui/blob-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import type { IssueDraft } from './issue-drafts.ts';

type Props = {
  draft: IssueDraft;
  number: number;
  onChange: (changes: Pick<IssueDraft, 'file' | 'fileName'>) => void;
};

/** One picture of what is wrong, shown before it is sent. */
export function IssuePictureField({ draft, number, onChange }: Props) {
  const t = useTexts('issues');
  const errorOf = useFieldError();
  const id = useId();
  const [refusal, setRefusal] = useState<FieldError | 'image_unreadable' | null>(null);
  const { file, fileName } = draft;
  const choose = async (chosen: File) => {
    const found = await refusalOfFile(chosen);
    setRefusal(found);
    if (found === null) onChange({ file: chosen, fileName: chosen.name });
  };
  const takeBack = (why: 'image_unreadable' | null) => {
    setRefusal(why);
    onChange({ file: null, fileName: null });
  };
  const isLost = file === null && fileName !== null;
  const error =
    refusal === 'image_unreadable'
      ? t('image_unreadable')
      : errorOf(refusal ? { message: refusal } : undefined);
  const input = {
    name: t('picture'),
    onChoose: choose,
    'aria-describedby': `${id}-hint${error ? ` ${id}-error` : ''}`,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t('picture')}</legend>
      {file && (
        <div className="bg-sunken border-line rounded-control aspect-[4/3] max-w-sm overflow-hidden border">
          <BlobPicture
            blob={file}
            alt={t('picture_alt', { number })}
            onError={() => takeBack('image_unreadable')}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <PictureInput label={t(file ? 'picture_replace' : 'picture_choose')} {...input} />
        <PictureInput label={t('picture_photograph')} isCamera {...input} />
        {file && (
          <Button look="quiet" onClick={() => takeBack(null)}>
            {t('picture_remove')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {isLost ? t('picture_again', { name: fileName }) : t('picture_hint')}
      </p>
      <div aria-live="polite">
        <FieldErrorText id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}
