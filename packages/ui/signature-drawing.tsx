import type { Strokes } from './signature-field.tsx';

/** A signature as it was drawn in a `SignatureField`. */
export function SignatureDrawing({ label, strokes }: { label: string; strokes: Strokes }) {
  return (
    <figure>
      <svg
        viewBox="0 0 300 100"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its lines are data
        role="img"
        aria-label={label}
        className="bg-surface text-ink border-line rounded-control w-full max-w-xs border"
      >
        {strokes.map((points, index) => (
          <polyline
            key={index}
            points={points.map(([x, y]) => `${x * 300},${y * 100}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <figcaption className="text-muted text-sm">{label}</figcaption>
    </figure>
  );
}
