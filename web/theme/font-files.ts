import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2?url';
import plusJakartaSans from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import poppinsRegular from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppinsSemiBold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import type { Theme } from '../../domain/website/theme.ts';

/** What every page of a theme needs at once; other ranges and weights load when a character asks. */
export const fontFiles: Record<Theme, readonly string[]> = {
  1: [roboto],
  2: [poppinsRegular, poppinsSemiBold],
  3: [montserrat],
  4: [plusJakartaSans],
};
