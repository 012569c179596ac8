import { useId, useRef, useState, type DragEvent } from 'react';
import { useParams, useRevalidator } from 'react-router';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@nolo/ui/icons.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { api } from '../api.ts';
import type { Car } from './car-values.ts';

type Props = { car: Car; mayChange: boolean };

/** The photographs of a car, in the order in which renters see them. */
export function CarPictures({ car, mayChange }: Props) {
  const t = useTexts('fleet');
  const { pictures, order, sending, failures, error, add, move, remove } = usePictures(car);
  const dragged = useRef<number | null>(null);
  const onDrop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) void add([...event.dataTransfer.files]);
    else if (dragged.current !== null) void move(dragged.current, to);
    dragged.current = null;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has buttons beside it, for keys
    <section
      aria-labelledby="photos"
      className="mt-5"
      onDragOver={mayChange ? (event) => event.preventDefault() : undefined}
      onDrop={mayChange ? (event) => onDrop(event, order.length - 1) : undefined}
    >
      <h2 id="photos" className="text-lg">
        {t('photos')}
      </h2>
      <p className="text-muted text-sm">
        {pictures.length === 0 ? t('photos_none') : mayChange ? t('photos_hint') : null}
      </p>
      <ol className="mt-3 grid grid-cols-2 gap-3 empty:hidden desk:grid-cols-5">
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
          <li
            key={picture.id}
            draggable={mayChange}
            onDragStart={() => (dragged.current = index)}
            onDrop={(event) => {
              event.stopPropagation();
              onDrop(event, index);
            }}
            className="border-line rounded-card overflow-hidden border"
          >
            <Picture
              source={picture}
              alt={t('photo_alt', { number: index + 1, count: pictures.length })}
              sizes="(min-width: 64rem) 15rem, 50vw"
              className="aspect-[16/10] w-full object-cover"
            />
            {mayChange && (
              <PictureButtons
                number={index + 1}
                isFirst={index === 0}
                isLast={index === pictures.length - 1}
                onMove={(by) => void move(index, index + by)}
                onRemove={() => void remove(picture.id)}
              />
            )}
          </li>
        ))}
      </ol>
      {mayChange && <AddPictures onAdd={(files) => void add(files)} />}
      <output className="text-muted mt-2 block empty:hidden">
        {sending === null ? null : t('photo_sending', { name: sending })}
      </output>
      {failures.length > 0 && (
        <ul
          role="alert"
          className="bg-danger-soft text-danger rounded-control mt-3 grid gap-1 p-3 font-medium"
        >
          {failures.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {error !== null && (
        <div className="mt-3">
          <Refusal error={error} />
        </div>
      )}
    </section>
  );
}

/** The photographs, and what is done with them: shown at once, and as the server has them once it has answered. */
function usePictures({ id, pictures }: Car) {
  const t = useTexts('fleet');
  const validation = useTexts('validation');
  const textOf = useErrorText();
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const params = { companyId, id };
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [error, setError] = useState<unknown>(null);
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const order = wanted?.every((one) => byId.has(one)) ? wanted : pictures.map((one) => one.id);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setError(null);
    try {
      await work();
    } catch (failed) {
      setError(failed);
    }
    await revalidate();
    setWanted(null);
  }

  async function send(file: File): Promise<string | null> {
    if (file.size > DOCUMENT_IMAGE_MAX_BYTES) return validation('image_too_large');
    const body = new FormData();
    body.set('file', file);
    return api.call('addCarPicture', { params, body }).then(() => null, textOf);
  }

  return {
    order,
    pictures: order.map((one) => byId.get(one)).filter((one) => one !== undefined),
    sending,
    failures,
    error,
    /** One after the other: they are shown in the order in which they were chosen. */
    add: async (files: readonly File[]) => {
      setFailures([]);
      for (const file of files) {
        setSending(file.name);
        const reason = await send(file);
        if (reason !== null) setFailures((all) => [...all, t('photo_failed', { name: file.name, reason })]);
      }
      setSending(null);
      await revalidate();
    },
    move: async (from: number, to: number) => {
      const picture_ids = order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1));
      if (to < 0 || to >= order.length || from === to) return;
      setWanted(picture_ids);
      await attempt(() => api.call('orderCarPictures', { params, body: { picture_ids } }));
    },
    remove: (pictureId: number) =>
      attempt(() => api.call('removeCarPicture', { params: { ...params, pictureId } })),
  };
}

const buttonClass = buttonStyle('quiet', 'medium', 'min-h-12! px-0! flex-1');

function PictureButtons(props: {
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  const t = useTexts('fleet');
  const { number, isFirst, isLast, onMove, onRemove } = props;
  return (
    <div className="flex">
      <button
        type="button"
        className={buttonClass}
        aria-label={t('photo_earlier', { number })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        className={buttonClass}
        aria-label={t('photo_later', { number })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ChevronRightIcon />
      </button>
      <button
        type="button"
        className={buttonClass}
        aria-label={t('photo_remove', { number })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** From the camera or the gallery on a telephone, from a folder elsewhere. */
function AddPictures({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const t = useTexts('fleet');
  const id = useId();
  return (
    <div className="relative mt-3">
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png"
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onAdd(files);
        }}
      />
      <label
        htmlFor={id}
        className={buttonStyle(
          'secondary',
          'medium',
          'min-h-12! max-desk:w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text',
        )}
      >
        {t('photo_add')}
      </label>
    </div>
  );
}
