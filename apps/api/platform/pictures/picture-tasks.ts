export type PictureFormat = 'avif' | 'webp';

/** A picture somebody sent us, written anew. */
export type RewriteTask = {
  task: 'rewrite';
  bytes: Uint8Array;
  /** Longest side below which it is refused, and above which it is made smaller. */
  minSide: number;
  keptSide: number;
  maxPixels: number;
  /** Of a picture that cannot be decoded line by line. */
  maxBytesInMemory: number;
};

/** A smaller one of a public picture. */
export type VariantTask = {
  task: 'variant';
  bytes: Uint8Array;
  width: number;
  /** PNG for icons, which telephones read as nothing else. */
  format: PictureFormat | 'png';
};

/** The picture of a link preview: `background` above a band with words. */
export type ShareTask = {
  task: 'share';
  background: Uint8Array;
  title: string;
  line: string;
  /** Whose site it is, at the right; null where the title says so. */
  site: string | null;
  /** The site's own (`#2196f3`), of the line above the words. */
  colour: string;
};

/** The icon of a company's website: the first letter of its name on its colour. */
export type IconTask = { task: 'icon'; letter: string; ground: string; ink: string; width: number };

export type PictureTask = RewriteTask | VariantTask | ShareTask | IconTask;

export type PictureRefusal = 'unreadable' | 'too_many_pixels' | 'too_small';
export type PictureAnswer = { bytes: Uint8Array } | { refusal: PictureRefusal };
