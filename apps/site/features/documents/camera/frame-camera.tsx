import { lazy, useState } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { CameraIcon } from '@nolo/ui/camera-icon.tsx';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

type Props = { name: string; onTaken: (file: File) => void };

/** Opens the camera on the page; where there is a touch screen, beside the telephone's own camera. */
export function FrameCamera({ name, onTaken }: Props) {
  const t = useTexts('documents');
  const common = useTexts('common');
  const [isOpen, setIsOpen] = useState(false);
  const taken = (file: File) => {
    setIsOpen(false);
    onTaken(file);
  };
  return (
    <>
      <Button
        variant="secondary"
        className="hidden! pointer-coarse:inline-flex!"
        aria-label={common('labelled', { name, what: t('camera_open') })}
        onClick={() => setIsOpen(true)}
      >
        <CameraIcon />
        {t('camera_open')}
      </Button>
      {isOpen && (
        <LazyPart fallback={null}>
          <CameraDialog name={name} onTaken={taken} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
