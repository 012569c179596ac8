import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { sections, type TypedField } from './application-fields.ts';
import { ApplicationProof } from './application-proof.tsx';
import type { ApplicationForm as Form } from './application-schema.ts';

const resolver = schemaResolver(async () => (await import('./application-schema.ts')).applicationSchema);

const boxes = {
  is_italian: false,
  lawful_offers: false,
  terms_accepted: false,
  clauses_approved: false,
} as const;
const fields = sections.flatMap((section) => section.fields.map(({ name }) => name));
const empty = Object.fromEntries(fields.map((name) => [name, ''])) as Record<TypedField, string>;

/** A page that is opened anew asks for them anew. */
const declarations: readonly string[] = ['lawful_offers', 'terms_accepted', 'clauses_approved'];

function asFormData({ certificate, ...values }: Form): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, String(value));
  const file = certificate[0];
  if (file) data.append('certificate', file);
  return data;
}

function useApplication() {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm<Form>({ resolver, defaultValues: { ...empty, ...boxes } });
  useFormDraft(form, { form: 'application' }, { isKept: (path) => !declarations.includes(path) });
  const { register, formState } = form;
  const send = submitWith(form, async (values) => {
    const { message } = await browserApi.reply('applyAsCompany', { body: asFormData(values) });
    forgetDraft({ form: 'application' });
    setDone(message);
  });
  return { done, register, send, errors: formState.errors, isBusy: formState.isSubmitting };
}

/** A rental company applies to list its cars; what was typed stays when the server refuses. */
export function ApplicationForm({ approvedArticles }: { approvedArticles: string }) {
  const t = useTexts('application');
  const errorOf = useFieldError();
  const { done, register, send, errors, isBusy } = useApplication();
  if (done !== null) return <Sent text={done} />;
  return (
    <form method="post" noValidate className="grid gap-10" onSubmit={send}>
      {sections.map((section) => (
        <fieldset key={section.title} className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 sm:col-span-2">
            <span className="text-lg font-bold">{t(section.title)}</span>
            {section.text && <span className="text-muted block text-sm">{t(section.text)}</span>}
          </legend>
          {section.fields.map(({ name, hint, isOptional = false, isWide = false, ...input }) => (
            <TextField
              key={name}
              label={t(name)}
              hint={hint && t(hint)}
              isOptional={isOptional}
              className={isWide ? 'sm:col-span-2' : ''}
              error={errorOf(errors[name])}
              {...input}
              {...register(name)}
            />
          ))}
        </fieldset>
      ))}
      <ApplicationProof
        register={register}
        errorOf={(name) => errorOf(errors[name])}
        approvedArticles={approvedArticles}
      />
      <SubmitButton className="sm:justify-self-start" isBusy={isBusy}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}

/** Takes the focus, and so comes into view: the form that was here was many screens long. */
function Sent({ text }: { text: string }) {
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => output.current?.focus(), []);
  return (
    <output
      ref={output}
      tabIndex={-1}
      className="bg-success-soft rounded-panel block scroll-mt-24 p-6 outline-none"
    >
      {text}
    </output>
  );
}
