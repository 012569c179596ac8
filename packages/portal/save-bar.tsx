import { Button } from '@nolo/ui/button.tsx';

type Props = {
  label: string;
  isSending: boolean;
  /** What the server says of the whole; null: nothing. */
  refusal: string | null;
};

/** Saves a form: under the thumb on a telephone, below the fields in the office. */
export function SaveBar({ label, isSending, refusal }: Props) {
  return (
    <div className="bg-page border-line sticky bottom-0 z-1 -mx-4 mt-4 border-t px-4 py-3 desk:static desk:mx-0 desk:border-0 desk:px-0">
      {refusal !== null && (
        <p role="alert" className="text-danger mb-2 font-medium">
          {refusal}
        </p>
      )}
      <Button type="submit" size="large" className="w-full desk:w-auto" isBusy={isSending}>
        {label}
      </Button>
    </div>
  );
}
