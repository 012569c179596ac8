import { createContext, use, useId, type ReactNode } from 'react';
import { isApiError } from '@nolo/contract/api-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { useStep } from './steps.ts';

type Props<Step> = {
  title: ReactNode;
  /** What will happen. */
  text: ReactNode;
  /** Of the words to write. */
  label: string;
  hint?: string;
  isOptional?: boolean;
  confirmLabel: string;
  variant?: 'primary' | 'danger';
  /** More to choose, above the words; `useErrorOf` says what is wrong with each field. */
  children?: ReactNode;
  /** The words' own name in the call. */
  wordsName?: 'reason' | 'question' | 'note' | 'public_text';
  /** What stands there to begin with. */
  defaultWords?: string;
  /** What is then done, with the words that were written. */
  stepOf: (words: string, form: FormData) => Step;
  onClose: () => void;
};

type ErrorOf = (name: string) => string | undefined;

const ErrorOfContext = createContext<ErrorOf>(() => undefined);

/** What the server says of a field of the dialog. */
export const useErrorOf = (): ErrorOf => use(ErrorOfContext);

/** Asks before a decision, with words for whom it concerns or for the audit trail. What is refused stands at the words, or under them. */
export function ReasonDialog<Step extends object>(props: Props<Step>) {
  const t = useTexts('common');
  const id = useId();
  const { onClose, stepOf, variant = 'primary' } = props;
  const { error, isBusy, take } = useStep(onClose);
  const errors = isApiError(error) ? error.errors : {};
  const errorOf = (name: string) => errors[name]?.[0];
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={props.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant={variant} isBusy={isBusy}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          if (!isBusy) take(stepOf(form.get('words') as string, form));
        }}
      >
        <div className="text-muted">{props.text}</div>
        <ErrorOfContext value={errorOf}>{props.children}</ErrorOfContext>
        <TextAreaField
          name="words"
          label={props.label}
          hint={props.hint}
          defaultValue={props.defaultWords}
          isOptional={props.isOptional ?? false}
          error={errorOf(props.wordsName ?? 'reason')}
        />
        {error !== null && Object.keys(errors).length === 0 && <Refusal error={error} />}
      </form>
    </Dialog>
  );
}
