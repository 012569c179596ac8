/** Where `shared/forms/saved-pictures.ts` keeps pictures that are not sent yet. */
export const picturesDatabase = 'pictures';

/** Log-out, an account that is gone: no picture stays on the device. The browser does it, also while the page is left. */
export function forgetPictures(): void {
  try {
    indexedDB.deleteDatabase(picturesDatabase);
  } catch {
    // Where storage is forbidden there is nothing to forget, and its mere name may throw.
  }
}
