import { fieldOf } from '@nolo/domain/records.ts';
import { parseHex } from '@nolo/domain/website/color.ts';
import { primaryTones, schemes, tonesAsCss } from '@nolo/domain/website/primary-tones.ts';
import { colorOf, themeOf, type Theme } from '@nolo/domain/website/theme.ts';
import { deviceStorage } from '@nolo/ui/browser-storage.ts';
import { storedThemeKey } from './remember-website.ts';

type StoredTheme = { theme: Theme; color: string };

/** The theme of the last visit (`remember-website.ts`); null for none, and for what nobody could have stored. */
export function readStoredTheme(text: string | null): StoredTheme | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const theme = themeOf(Number(fieldOf(stored, 'theme')));
    const color = fieldOf(stored, 'color');
    if (theme === null) return null;
    const isColor = typeof color === 'string' && parseHex(color) !== undefined;
    return { theme, color: isColor ? color : colorOf(theme, null) };
  } catch {
    return null;
  }
}

/** A page that came without its website's settings looks as the website did at the last visit. */
export function applyStoredTheme(): void {
  const stored = readStoredTheme(deviceStorage.read(storedThemeKey));
  if (stored === null) return;
  document.documentElement.dataset['theme'] = String(stored.theme);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tonesAsCss(primaryTones(stored.color, schemes[stored.theme])));
  document.adoptedStyleSheets.push(sheet);
}
