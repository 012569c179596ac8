import type { UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { FileField } from '@nolo/ui/file-field.tsx';
import type { ApplicationForm } from './application-schema.ts';

const boxes = ['is_italian', 'lawful_offers', 'terms_accepted', 'clauses_approved'] as const;

type Props = {
  register: UseFormRegister<ApplicationForm>;
  errorOf: (name: 'certificate' | (typeof boxes)[number]) => string | undefined;
  approvedArticles: string;
};

/** A component of its own after the fields: what is registered earlier would have the focus before them. */
export function ApplicationProof({ register, errorOf, approvedArticles }: Props) {
  const t = useTexts('application');
  const labels = {
    is_italian: t('is_italian'),
    lawful_offers: t('lawful_offers'),
    terms_accepted: <TermsLabel />,
    clauses_approved: t('approve', { articles: approvedArticles }),
  };
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-bold">{t('proof_title')}</legend>
      <FileField
        label={t('certificate')}
        hint={t('certificate_hint')}
        choose={t('certificate_choose')}
        none={t('certificate_none')}
        accept="application/pdf,image/jpeg,image/png"
        error={errorOf('certificate')}
        {...register('certificate')}
      />
      <div className="flex flex-col gap-3">
        {boxes.map((name) => (
          <Checkbox key={name} label={labels[name]} error={errorOf(name)} {...register(name)} />
        ))}
      </div>
    </fieldset>
  );
}

function TermsLabel() {
  const t = useTexts('application');
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
