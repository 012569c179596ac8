import { useState } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { FileField } from '@nolo/ui/file-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import type { Registration } from './registration-schema.ts';

const resolver = schemaResolver(async () => (await import('./registration-schema.ts')).registrationSchema);

const empty = { first_name: '', last_name: '', email: '', company_name: '', phone: '' };

/** A page that is opened anew asks for them anew. */
const declarations: readonly string[] = ['terms_accepted', 'clauses_approved'];

function asFormData({ certificate, ...fields }: Registration): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  const file = certificate[0];
  if (file) data.append('certificate', file);
  return data;
}

function useRegistration() {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm<Registration>({
    resolver,
    defaultValues: { ...empty, is_italian: false, terms_accepted: false, clauses_approved: false },
  });
  useFormDraft(form, { form: 'registration' }, { isKept: (path) => !declarations.includes(path) });
  const { register, formState } = form;
  const send = submitWith(form, async (values) => {
    const { message } = await browserApi.reply('registerBusiness', { body: asFormData(values) });
    forgetDraft({ form: 'registration' });
    setDone(message);
  });
  return { done, register, send, errors: formState.errors, isBusy: formState.isSubmitting };
}

/** A rental company asks to list its cars; what was typed stays when the server refuses. */
export function RegistrationForm({ approvedArticles }: { approvedArticles: string }) {
  const t = useTexts('business');
  const errorOf = useFieldError();
  const { done, register, send, errors, isBusy } = useRegistration();
  if (done !== null) {
    return <output className="bg-success-soft rounded-panel block p-6">{done}</output>;
  }
  return (
    <form method="post" noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={send}>
      <PersonFields register={register} errorOf={(name) => errorOf(errors[name])} />
      <CertificateAndBoxes
        register={register}
        errorOf={(name) => errorOf(errors[name])}
        approvedArticles={approvedArticles}
      />
      <SubmitButton className="justify-self-start" isBusy={isBusy}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}

type PersonProps = {
  register: UseFormRegister<Registration>;
  errorOf: (name: 'first_name' | 'last_name' | 'email' | 'company_name' | 'phone') => string | undefined;
};

const personFields = [
  { name: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'company_name', autoComplete: 'organization' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

function PersonFields({ register, errorOf }: PersonProps) {
  const t = useTexts('business');
  return personFields.map(({ name, ...input }) => (
    <TextField key={name} label={t(name)} error={errorOf(name)} {...input} {...register(name)} />
  ));
}

type CertificateProps = {
  register: UseFormRegister<Registration>;
  errorOf: (name: 'certificate' | 'is_italian' | 'terms_accepted' | 'clauses_approved') => string | undefined;
  approvedArticles: string;
};

/** A component of its own after that of the person: fields registered earlier would have the focus before it. */
function CertificateAndBoxes({ register, errorOf, approvedArticles }: CertificateProps) {
  const t = useTexts('business');
  const labels = {
    is_italian: t('is_italian'),
    terms_accepted: <TermsLabel />,
    clauses_approved: t('approve', { articles: approvedArticles }),
  };
  return (
    <>
      <FileField
        label={t('certificate')}
        hint={t('certificate_hint')}
        choose={t('certificate_choose')}
        none={t('certificate_none')}
        accept="application/pdf,image/jpeg,image/png"
        className="sm:col-span-2"
        error={errorOf('certificate')}
        {...register('certificate')}
      />
      <div className="flex flex-col gap-3 sm:col-span-2">
        {(['is_italian', 'terms_accepted', 'clauses_approved'] as const).map((name) => (
          <Checkbox key={name} label={labels[name]} error={errorOf(name)} {...register(name)} />
        ))}
      </div>
    </>
  );
}

function TermsLabel() {
  const t = useTexts('business');
  const language = useLanguage();
  const link = 'text-primary-text underline';
  return (
    <>
      {t('accept')}{' '}
      <Link to={paths.businessTerms(language)} target="_blank" className={link}>
        {t('terms')}
      </Link>{' '}
      {t('and')}
      <Link to={paths.privacyPolicy(language)} target="_blank" className={link}>
        {t('privacy')}
      </Link>
    </>
  );
}
