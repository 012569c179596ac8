import { encode } from 'uqr';

/** A QR code as one path, dark on white in every theme. The quiet zone that scanners need is part of the picture. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
  return <img alt={label} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} className={className} />;
}
