import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ContactForm } from './contact-form.tsx';

/** 'Contact Us': a form, and what to do when it is urgent. */
export function ContactPage() {
  const t = useTexts('content');
  const common = useTexts('common');
  const [sent, setSent] = useState<string | null>(null);
  return (
    <div className="page-width desk:grid-cols-[minmax(0,1fr)_20rem] grid gap-10 py-10 sm:py-14">
      <div className="max-w-2xl">
        <h1 className="text-3xl sm:text-4xl">{common('title_contact_us')}</h1>
        <p className="text-muted mt-3 mb-8 text-lg">{t('contact_text')}</p>
        {sent === null ? (
          <ContactForm onSent={setSent} />
        ) : (
          <div className="bg-success-soft rounded-panel flex flex-col items-start gap-4 p-6">
            <h2 className="text-xl">{t('contact_sent_title')}</h2>
            <output>{sent}</output>
            <Button look="secondary" onClick={() => setSent(null)}>
              {t('contact_another')}
            </Button>
          </div>
        )}
      </div>
      <aside className="bg-sunken rounded-panel self-start p-6">
        <h2 className="text-lg">{t('contact_urgent')}</h2>
        <p className="text-muted mt-2">{t('contact_urgent_text')}</p>
      </aside>
    </div>
  );
}
