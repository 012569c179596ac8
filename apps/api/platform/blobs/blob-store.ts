/** The store does not answer in time, refuses, or is full: the same may work later. A 503, no mistake of ours. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store of files does not answer, or refuses', { cause });
  }
}

/** Where files are kept, whatever is in them: a folder, or a bucket. */
export type BlobStore = {
  /** Null when there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** Whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** The same, where there still is one; a file deleted meanwhile does not come back. */
  replace(name: string, bytes: Buffer): Promise<void>;
  delete(name: string): Promise<void>;
  names(): AsyncIterable<string>;
  /** Whether it can be written to, as far as can be told without writing. */
  isThere(): Promise<boolean>;
};
