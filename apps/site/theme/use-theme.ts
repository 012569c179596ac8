import { useRouteLoaderData } from 'react-router';
import type { Theme } from '@nolo/domain/website/theme.ts';
import type { loader } from '../root.tsx';

/** The website's design. Pages without a website look like the marketplace. */
export function useTheme(): Theme {
  return useRouteLoaderData<typeof loader>('root')?.theme ?? 4;
}
