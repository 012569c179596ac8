import { useState } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { Button } from '@nolo/ui/button.tsx';
import type { Theme } from '@nolo/domain/website/theme.ts';
import { ContactForm } from './contact-form.tsx';

/** Contact: a ruled form with the urgent case first, one round card, the words large beside the form, two columns. */
const contactVariants: Record<
  Theme,
  { page: string; main: string; intro?: string; title: string; aside: string }
> = {
  1: {
    page: 'page-width desk:grid-cols-[18rem_minmax(0,1fr)] gap-4 py-6',
    main: 'bg-surface border-line border p-5',
    title: 'text-2xl',
    aside: 'bg-surface border-line border border-t-4 border-t-primary p-5 desk:order-first',
  },
  2: {
    page: 'mx-auto w-full max-w-3xl gap-6 px-4 py-12',
    main: 'bg-surface rounded-panel shadow-card p-6 sm:p-12',
    intro: 'text-center',
    title: 'text-3xl sm:text-4xl',
    aside: 'bg-sunken rounded-panel p-6 text-center',
  },
  3: {
    page: 'desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] w-full gap-16 px-4 py-16 sm:px-10 sm:py-24',
    main: 'max-w-3xl',
    title: 'text-4xl sm:text-6xl',
    aside: 'border-line border-t pt-6',
  },
  4: {
    page: 'page-width desk:grid-cols-[minmax(0,1fr)_20rem] gap-10 py-10 sm:py-14',
    main: 'max-w-2xl',
    title: 'text-3xl sm:text-4xl',
    aside: 'bg-sunken rounded-panel p-6',
  },
};

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

/** Whom a renter reaches through this website; `isCounter`: the very company that hands over the cars. */
type Contact = {
  who: string;
  email: string;
  phone: string | null;
  address: string | null;
  isCounter: boolean;
};

/** Name, telephone, email and address, and what to do when it is urgent. */
function ContactDetails({ contact }: { contact: Contact }) {
  const t = useTexts('content');
  const { who, email, phone, address, isCounter } = contact;
  return (
    <>
      <h2 className="text-lg">{who}</h2>
      <address className="text-muted mt-2 flex flex-col gap-1 not-italic">
        {phone !== null && <Reach href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} text={phone} />}
        <Reach href={`mailto:${email}`} text={email} />
        {address !== null && <span>{address}</span>}
      </address>
      <h2 className="mt-6 text-lg">{t('contact_urgent')}</h2>
      <p className="text-muted mt-2">{t(isCounter ? 'contact_urgent_call' : 'contact_urgent_text')}</p>
    </>
  );
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="text-primary-text py-1 break-words hover:underline">
      {text}
    </a>
  );
}
