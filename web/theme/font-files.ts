import plusJakartaSans from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';

/** The one file that every page of a theme needs at once; other ranges load when a character asks. */
export function fontFiles(theme: string): string[] {
  return theme === '4' ? [plusJakartaSans] : [];
}
