type Source = { path: string; widths: readonly number[]; width: number; height: number };

type Props = {
  /** As the API gives it: `{path}-{width}.avif` and `.webp` exist for each width. */
  source: Source;
  /** What the picture shows; '' where the text beside it says so already. */
  alt: string;
  /** CSS `sizes`: how wide it is shown, so that the browser takes the smallest file that does. */
  sizes: string;
  /** The first picture or two of a page: fetched at once, before scripts. All others load when near. */
  isPriority?: boolean;
  className?: string;
};

/** AVIF, else WebP, in the width that is needed; its room is kept while it loads. */
export function Picture({ source, alt, sizes, isPriority = false, className }: Props) {
  const files = (format: string) =>
    source.widths.map((w) => `${source.path}-${w}.${format} ${w}w`).join(', ');
  const middle = source.widths[Math.floor(source.widths.length / 2)] ?? source.width;
  return (
    // No box of its own: the image measures itself against what holds the picture.
    <picture className="contents">
      {/* Hidden: as the child of a row it would take a gap. */}
      <source className="hidden" type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        src={`${source.path}-${middle}.webp`}
        srcSet={files('webp')}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        className={`h-auto max-w-full ${className ?? ''}`}
      />
    </picture>
  );
}
