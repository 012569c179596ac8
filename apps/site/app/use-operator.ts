import { useRouteLoaderData } from 'react-router';
import type { Website } from '../api/request-context.ts';
import type { loader } from '../root.tsx';

/** Who runs the platform, on every tenant's site. */
export function useOperator(): Website['operator'] {
  const root = useRouteLoaderData<typeof loader>('root');
  return root?.website.operator ?? { company: 'Nolo', vat: '', address: '', email: '', phone: '' };
}
