import { useState } from 'react';
import type { PictureQuality } from '@nolo/domain/identity/picture-quality.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon, DocumentIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { PictureInput } from '../../../shared/forms/picture-input.tsx';
import { useCamera } from './use-camera.ts';

type Props = { name: string; onTaken: (file: File) => Promise<void>; onClose: () => void };

/** The camera with a frame for the document; says at once whether the picture is bright and sharp. A file will do as well. */
export default function CameraDialog({ name, onTaken, onClose }: Props) {
  const t = useTexts('documents');
  const { video, state, quality, take } = useCamera();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    const file = await take();
    setIsBusy(false);
    if (file) await onTaken(file);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      shape="sheet"
      title={name}
      footer={
        <>
          <Button size="large" disabled={state !== 'running'} isBusy={isBusy} onClick={() => void press()}>
            {t('camera_take')}
          </Button>
          <PictureInput label={t('camera_file')} Icon={DocumentIcon} name={name} onChoose={onTaken} />
        </>
      }
    >
      {state === 'refused' ? (
        <p className="bg-warning-soft rounded-control p-4">{t('camera_refused')}</p>
      ) : (
        <>
          <Framed video={video} />
          <p className="mt-3 min-h-12" aria-live="polite">
            <Hint quality={state === 'running' ? quality : null} />
          </p>
        </>
      )}
    </Dialog>
  );
}

/** What the camera sees, with a frame to hold the document into. */
function Framed({ video }: Pick<ReturnType<typeof useCamera>, 'video'>) {
  const t = useTexts('documents');
  return (
    <div className="bg-inverse rounded-control relative grid place-items-center overflow-hidden">
      <video ref={video} muted playsInline className="w-full" aria-label={t('camera_picture')} />
      <div
        aria-hidden="true"
        className="rounded-control border-on-inverse absolute aspect-[3/2] max-h-[92%] w-[92%] border-4"
      />
    </div>
  );
}

function Hint({ quality }: { quality: PictureQuality | null }) {
  const t = useTexts('documents');
  if (quality === null) return <span>{t('camera_place')}</span>;
  if (quality.isBright && quality.isSharp) {
    return (
      <span className="text-success flex items-start gap-2 font-semibold">
        <CheckIcon className="mt-0.5" />
        {t('camera_good')}
      </span>
    );
  }
  return (
    <span className="text-warning flex items-start gap-2 font-semibold">
      <WarningIcon className="mt-0.5" />
      <span>{t(quality.isBright ? 'camera_blurred' : 'camera_dark')}</span>
    </span>
  );
}
