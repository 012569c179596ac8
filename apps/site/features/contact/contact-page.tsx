import { useState } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { Button } from '@nolo/ui/button.tsx';
import { contactVariants } from './contact-variant.ts';
import { ContactDetails, type Contact } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';

/** 'Contact Us': a form, and what to do when it is urgent. */
export function ContactPage({ contact }: { contact: Contact }) {
  const t = useTexts('content');
  const common = useTexts('common');
  const [sent, setSent] = useState<string | null>(null);
  const variant = contactVariants[useTheme()];
  return (
    <div className={`grid grid-cols-1 items-start ${variant.page}`}>
      <div className={variant.main}>
        <div className={variant.intro}>
          <h1 className={variant.title}>{common('title_contact_us')}</h1>
          <p className="text-muted mt-3 mb-8 text-lg">{t('contact_text')}</p>
        </div>
        {sent === null ? (
          <ContactForm onSent={setSent} />
        ) : (
          <div className="bg-success-soft rounded-panel flex flex-col items-start gap-4 p-6">
            <h2 className="text-xl">{t('contact_sent_title')}</h2>
            <output>{sent}</output>
            <Button variant="secondary" onClick={() => setSent(null)}>
              {t('contact_another')}
            </Button>
          </div>
        )}
      </div>
      <aside className={variant.aside}>
        <ContactDetails contact={contact} />
      </aside>
    </div>
  );
}
