import montserrat from '@nolo/ui/theme/fonts/core/montserrat-core.woff2?url';
import plusJakartaSans from '@nolo/ui/theme/fonts/core/plus-jakarta-sans-core.woff2?url';
import roboto from '@nolo/ui/theme/fonts/core/roboto-core.woff2?url';
import poppinsRegular from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppinsBold from '@fontsource/poppins/files/poppins-latin-700-normal.woff2?url';
import poppinsSemiBold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import type { Theme } from '@nolo/domain/website/theme.ts';

/** What every page of a theme needs at once; other ranges and weights load when a character asks. */
export const fontFiles: Record<Theme, readonly string[]> = {
  1: [roboto],
  2: [poppinsRegular, poppinsSemiBold, poppinsBold],
  3: [montserrat],
  4: [plusJakartaSans],
};
