import { useErrorText } from './use-error-text.ts';

/** What the server says of something it did not do. */
export function Refusal({ error }: { error: unknown }) {
  const textOf = useErrorText();
  return (
    <p role="alert" className="bg-danger-soft text-danger rounded-control p-3 font-medium">
      {textOf(error)}
    </p>
  );
}
