import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useIsAlive } from './use-is-alive.ts';

/** Sends a form that only scripts can send: until they run neither it nor Enter sends what was typed anywhere. */
export function SubmitButton({ disabled, ...rest }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isAlive = useIsAlive();
  return <Button {...rest} type="submit" disabled={disabled === true || !isAlive} />;
}
