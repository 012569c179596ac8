import { deviceStorage } from '@nolo/ui/browser-storage.ts';
import type { Website } from '../api/request-context.ts';

/** The specification's name for theme and theme colour. */
export const storedThemeKey = 'theme_count';

/** Keeps the tenant's settings under the keys of the specification; requests carry the ids as headers. */
export function rememberWebsite(website: Website): void {
  const values: Record<string, string | number | null> = {
    contractor_id: website.contractor_id,
    company_id: website.company_id,
    [storedThemeKey]: JSON.stringify({ theme: website.theme_count, color: website.theme_color }),
  };
  for (const [key, value] of Object.entries(values)) {
    deviceStorage.write(key, value === null ? null : String(value));
  }
}
