import { useTexts } from '@nolo/i18n/use-texts.ts';

/** Whom a renter reaches through this website; `isCounter`: the very company that hands over the cars. */
export type Contact = {
  who: string;
  email: string;
  phone: string | null;
  address: string | null;
  isCounter: boolean;
};

/** Name, telephone, email and address, and what to do when it is urgent. */
export function ContactDetails({ contact }: { contact: Contact }) {
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
