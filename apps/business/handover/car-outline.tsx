import type { ReactNode } from 'react';
import type { CarSide } from '@nolo/domain/handover/car-sides.ts';

/** Width to height of every outline. */
export const OUTLINE_RATIO = 'aspect-[2/1]';

const wheels = (y: number, ...xs: number[]) =>
  xs.map((x) => (
    <g key={x}>
      <circle cx={x} cy={y} r="13" />
      <circle cx={x} cy={y} r="6" />
    </g>
  ));

const side = (
  <>
    <path d="M14 66c0-8 4-11 14-13l24-5 22-20c3-3 6-4 10-4h46c5 0 8 1 11 4l20 20 20 3c5 1 7 4 7 9v8c0 3-2 5-5 5h-16a17 17 0 0 0-34 0H75a17 17 0 0 0-34 0H20c-4 0-6-2-6-7Z" />
    <path d="M60 47 80 30h22v17ZM108 30h20c3 0 5 1 7 3l14 14h-41ZM105 30v42" />
    <path d="M88 53h8M134 53h8" />
    {wheels(74, 58, 150)}
  </>
);
const ends = (
  <>
    <path d="M58 78V52c0-4 1-7 4-10l10-4 9-17c2-4 5-6 9-6h20c4 0 7 2 9 6l9 17 10 4c3 3 4 6 4 10v26c0 3-2 5-5 5H63c-3 0-5-2-5-5Z" />
    <path d="M76 38 84 24c1-2 3-3 5-3h22c2 0 4 1 5 3l8 14Z" />
    <path d="M64 83v7h12v-7M124 83v7h12v-7" />
  </>
);

/** Four plain drawings; a car's right side is its left one, mirrored. */
const outlines: Record<CarSide, ReactNode> = {
  front: (
    <>
      {ends}
      <circle cx="70" cy="54" r="6" />
      <circle cx="130" cy="54" r="6" />
      <path d="M84 52h32M86 58h28M90 72h20v7H90z" />
    </>
  ),
  back: (
    <>
      {ends}
      <path d="M63 48h12v12H63zM125 48h12v12h-12zM88 50h24v8H88zM80 72h40" />
    </>
  ),
  left: side,
  right: <g transform="matrix(-1 0 0 1 200 0)">{side}</g>,
  top: (
    <>
      <rect x="16" y="22" width="168" height="56" rx="22" />
      <path d="M62 28c-5 14-5 30 0 44l18-6V34ZM142 28c4 14 4 30 0 44l-14-6V34ZM80 34h48M80 66h48M34 26c-6 14-6 34 0 48M172 28c4 12 4 32 0 44" />
      <path d="M70 22l-5-7M70 78l-5 7" />
    </>
  ),
};

/** A side of a car as lines: decoration, what is marked on it has words of its own. */
export function CarOutline({ side: shown }: { side: CarSide }) {
  return (
    <svg
      viewBox="0 0 200 100"
      aria-hidden="true"
      className="text-ink size-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {outlines[shown]}
    </svg>
  );
}
