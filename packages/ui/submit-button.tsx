import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Sends a form that only scripts can send: until they run neither it nor Enter sends what was typed anywhere. */
export function SubmitButton({ disabled, ...rest }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useIsHydrated();
  return <Button {...rest} type="submit" disabled={disabled === true || !isHydrated} />;
}
