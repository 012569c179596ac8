import { useEffect, useId, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { Button } from './button.tsx';
import { FieldErrorText } from './field.tsx';

/** Lines drawn with a finger: points as parts of the field's width and height. */
export type Strokes = [x: number, y: number][][];

type Props = {
  label: string;
  /** On the button that takes everything away. */
  clear: string;
  error?: string | undefined;
  /** What stands there already. */
  first?: Strokes;
  /** After each line; empty when it was cleared. */
  onDrawn: (strokes: Strokes) => void;
};

const part = (value: number, whole: number) =>
  Math.min(1, Math.max(0, Math.round((value / whole) * 1000) / 1000));

/** Where somebody signs, three times as wide as high. Pressure and speed, which say more of a person, are not kept. */
export function SignatureField({ label, clear, error, first = [], onDrawn }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const standing = useRef(first);
  const tell = useRef(onDrawn);
  useEffect(() => {
    tell.current = onDrawn;
  }, [onDrawn]);
  useEffect(() => {
    const field = canvas.current;
    if (field === null) return undefined;
    const { width, height } = field.getBoundingClientRect();
    const scale = window.devicePixelRatio;
    field.width = width * scale;
    field.height = height * scale;
    field.getContext('2d')?.scale(scale, scale);
    const drawing = new SignaturePad(field, { penColor: getComputedStyle(field).color });
    pad.current = drawing;
    const { dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation } = drawing;
    const pen = { dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation };
    const point = ([x, y]: [number, number]) => ({ x: x * width, y: y * height, pressure: 0.5, time: 0 });
    drawing.fromData(standing.current.map((points) => ({ ...pen, points: points.map(point) })));
    drawing.addEventListener('endStroke', () =>
      tell.current(
        drawing.toData().map(({ points }) => points.map(({ x, y }) => [part(x, width), part(y, height)])),
      ),
    );
    return () => drawing.off();
  }, []);
  return (
    <div>
      <div className="flex items-end justify-between gap-3">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <Button
          variant="quiet"
          size="small"
          className="shrink-0"
          onClick={() => {
            pad.current?.clear();
            onDrawn([]);
          }}
        >
          {clear}
        </Button>
      </div>
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn on
        role="img"
        tabIndex={-1}
        aria-labelledby={id}
        className={`bg-surface text-ink rounded-control mt-1 aspect-[3/1] w-full touch-none border ${error ? 'border-danger' : 'border-line-strong'}`}
      />
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}
