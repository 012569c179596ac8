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
export type VariantTask = { task: 'variant'; bytes: Uint8Array; width: number; format: PictureFormat };

export type PictureTask = RewriteTask | VariantTask;

export type PictureRefusal = 'unreadable' | 'too_large' | 'too_small';
export type PictureAnswer = { bytes: Uint8Array } | { refusal: PictureRefusal };
