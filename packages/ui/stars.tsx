import { StarIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  count: number;
  most: number;
  /** What they say, for ears. */
  label: string;
};

/** So many stars of so many. */
export function Stars({ count, most, label }: Props) {
  return (
    <span className="text-primary-text inline-flex">
      {Array.from({ length: most }, (_, index) => (
        <StarIcon key={index} width="16" height="16" fill={index < count ? 'currentColor' : 'none'} />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
