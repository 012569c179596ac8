/** The visual designs, by the number that a website's settings store (docs/specification/tenants.md 4). */
export const themes = [1, 2, 3, 4] as const;
export type Theme = (typeof themes)[number];

/** The primary colour of a website that has set none (docs/specification/tenants.md 5). */
export const defaultColors: Record<Theme, string> = {
  1: '#2196f3',
  2: '#2196f3',
  3: '#000000',
  4: '#2196f3',
};

/** The primary colour where no theme is known: Page Not Found of a host that has no website. */
export const colorWithoutTheme = '#458591';

/** A stored theme; null for a number that names none. */
export function themeOf(stored: number | null): Theme | null {
  return themes.find((theme) => theme === stored) ?? null;
}

/** The colour a website shows: its own, or its theme's. */
export function colorOf(theme: Theme | null, stored: string | null): string {
  return stored ?? (theme === null ? colorWithoutTheme : defaultColors[theme]);
}
