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

type Size = { width: number; height: number };

const part = (value: number, whole: number) =>
  Math.min(1, Math.max(0, Math.round((value / whole) * 1000) / 1000));

/** Makes the canvas as fine as the screen, and draws the strokes again in its size. */
function redraw(canvas: HTMLCanvasElement, pad: SignaturePad, strokes: Strokes): void {
  const { width, height } = canvas.getBoundingClientRect();
  const { dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation } = pad;
  const scale = window.devicePixelRatio;
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.scale(scale, scale);
  const pen = { dotSize, minWidth, maxWidth, penColor, velocityFilterWeight, compositeOperation };
  const point = ([x, y]: [number, number]) => ({ x: x * width, y: y * height, pressure: 0.5, time: 0 });
  pad.fromData(strokes.map((points) => ({ ...pen, points: points.map(point) })));
}

/** What has been drawn, as parts of the size in which it was. */
const strokesOf = (pad: SignaturePad, { width, height }: Size): Strokes =>
  pad.toData().map(({ points }) => points.map(({ x, y }) => [part(x, width), part(y, height)]));

/** Where somebody signs, three times as wide as high. Pressure and speed, which say more of a person, are not stored. */
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
    const drawing = new SignaturePad(field, { penColor: getComputedStyle(field).color });
    pad.current = drawing;
    let size: Size | null = null;
    // The device is turned, or its keyboard comes: what stands there keeps its place in the field.
    const watch = new ResizeObserver(() => {
      const { width, height } = field.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const strokes = size === null ? standing.current : strokesOf(drawing, size);
      size = { width, height };
      redraw(field, drawing, strokes);
      // A line that was being drawn ends here.
      if (strokes.length > 0) tell.current(strokes);
    });
    watch.observe(field);
    drawing.addEventListener('endStroke', () => {
      if (size !== null) tell.current(strokesOf(drawing, size));
    });
    return () => {
      watch.disconnect();
      drawing.off();
    };
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
