import { useId, useState } from 'react';
import { handoverViews, type HandoverView } from '@nolo/domain/handover/picture-views.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { CameraIcon } from '@nolo/ui/camera-icon.tsx';
import { Spinner } from '@nolo/ui/spinner.tsx';
import { DevicePicture } from './stored-picture.tsx';
import type { DraftWork } from './use-draft.ts';

/** Around the car in the order in which somebody walks; each tile opens the camera, a second picture takes its place. */
export function GuidedPictures({ draft, addPicture }: Pick<DraftWork, 'draft' | 'addPicture'>) {
  const t = useTexts('counter');
  const taken = draft.pictures.filter(({ view }) => view !== null).length;
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="text-lg">
        {t('pictures')}
      </h2>
      <output className="text-muted block text-sm">
        {t('pictures_taken', { taken, count: handoverViews.length })}
      </output>
      <ol className="mt-3 grid grid-cols-3 gap-2 desk:grid-cols-6">
        {handoverViews.map((view) => (
          <li key={view}>
            <PictureTile
              view={view}
              pictureId={draft.pictures.find((picture) => picture.view === view)?.id ?? null}
              onTake={(file) => addPicture(file, view)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type TileProps = {
  view: HandoverView;
  pictureId: string | null;
  onTake: (file: File) => Promise<unknown>;
};

function PictureTile({ view, pictureId, onTake }: TileProps) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const name = seen(`view_${view}`);
  return (
    <CameraField
      label={pictureId === null ? name : t('picture_again', { name })}
      onTake={onTake}
      className={`rounded-card grid aspect-[4/3] cursor-pointer place-items-center overflow-hidden border-2 text-center text-sm font-semibold ${pictureId === null ? 'border-line-strong border-dashed' : 'border-success'}`}
    >
      {pictureId === null ? (
        <span className="grid justify-items-center gap-1 p-1">
          <CameraIcon />
          {name}
        </span>
      ) : (
        <DevicePicture id={pictureId} alt={name} />
      )}
    </CameraField>
  );
}

type CameraProps = {
  label: string;
  onTake: (file: File) => Promise<unknown>;
  className: string;
  children: React.ReactNode;
};

/** The camera of a device, a file elsewhere; busy while the picture is reduced. */
export function CameraField({ label, onTake, className, children }: CameraProps) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const take = async (file: File) => {
    setIsBusy(true);
    await onTake(file);
    setIsBusy(false);
  };
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={label}
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) void take(file);
        }}
      />
      <label
        htmlFor={id}
        className={`peer-focus-visible:outline-primary-text peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ${className}`}
      >
        {isBusy ? <Spinner /> : children}
      </label>
    </div>
  );
}
