import { useId, type ChangeEvent } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { pathIcon } from '@nolo/ui/icons.tsx';
import { CameraIcon } from '@nolo/ui/camera-icon.tsx';

const UploadIcon = pathIcon('M12 16V4m-5 5 5-5 5 5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3');

type Props = {
  label: string;
  /** Which picture, for ears. */
  name: string;
  /** Straight to the camera; offered where there is a touch screen. */
  isCamera?: boolean;
  inputRef?: (element: HTMLInputElement | null) => void;
  onChoose: (file: File) => Promise<void>;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
};

const focusRing =
  'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text';

/** The browser's own file input under a label that looks like a button. */
export function PictureInput({ label, name, isCamera, inputRef, onChoose, ...aria }: Props) {
  const t = useTexts('common');
  const id = useId();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void onChoose(file);
    // So that choosing the same file again counts as a change.
    target.value = '';
  };
  const Icon = isCamera ? CameraIcon : UploadIcon;
  return (
    <span className={isCamera ? 'relative hidden pointer-coarse:inline-flex' : 'relative inline-flex'}>
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        capture={isCamera ? 'environment' : undefined}
        aria-label={t('labelled', { name, what: label })}
        {...aria}
        onChange={onChange}
        className="peer sr-only"
      />
      <label htmlFor={id} className={buttonStyle('secondary', 'medium', focusRing)}>
        <Icon />
        {label}
      </label>
    </span>
  );
}
