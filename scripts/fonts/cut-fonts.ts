/** Writes the fonts that pages load first into `packages/ui/theme/fonts/core`: `node scripts/fonts/cut-fonts.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_FONTS, coreFonts } from './core-fonts.ts';

for (const { file, font } of await coreFonts()) writeFileSync(join(CORE_FONTS, file), font);
