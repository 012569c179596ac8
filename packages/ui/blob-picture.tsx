import { useCallback, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src' | 'ref' | 'alt'> & { blob: Blob; alt: string };

/** Shows bytes the browser holds; their address is given back when the picture goes. */
export function BlobPicture({ blob, alt, ...rest }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img {...rest} ref={show} alt={alt} className="size-full object-contain" />;
}
