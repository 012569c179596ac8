import { useRouteLoaderData } from 'react-router';
import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';

/** What every page has at hand for header and footer; `routes/language-layout.tsx` loads it. */
export type LayoutData = CallData<Api['carMakes']> & CallData<Api['carTypes']> & { year: string };

export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>('routes/language-layout');
}
