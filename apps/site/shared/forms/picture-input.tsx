import { useId, type ChangeEvent, type ComponentType, type MouseEvent } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { CameraIcon } from '@nolo/ui/camera-icon.tsx';

type Props = {
  label: string;
  Icon?: ComponentType;
  /** Which picture, for ears. */
  name: string;
  inputRef?: (element: HTMLInputElement | null) => void;
  onChoose: (file: File) => Promise<void>;
  /** May prevent the device's own choice. */
  onClick?: (event: MouseEvent) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: true | undefined;
};

const focusRing =
  'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text';

/** The browser's own file input under a label that looks like a button: camera, pictures or files, as the device offers them. */
export function PictureInput({ label, Icon = CameraIcon, name, inputRef, onChoose, ...rest }: Props) {
  const t = useTexts('common');
  const id = useId();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void onChoose(file);
    // So that choosing the same file again counts as a change.
    target.value = '';
  };
  return (
    <span className="relative inline-flex">
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={t('labelled', { name, what: label })}
        {...rest}
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
