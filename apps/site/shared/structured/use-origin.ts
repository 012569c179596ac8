import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** Of this website's addresses, such as `https://www.nolo.example`. */
export function useOrigin(): string {
  return useRouteLoaderData<typeof loader>('root')?.origin ?? '';
}
