import type { Route } from './+types/contact-us';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import { websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['content', 'account', 'validation'] };

export function loader({ context }: Route.LoaderArgs) {
  const website = context.get(websiteContext);
  const who = isTenant(website) ? website.name : website.operator.company;
  return { contact: { ...website.contact, who, isCounter: website.company_id !== null } };
}

export default function ContactUs({ loaderData: { contact } }: Route.ComponentProps) {
  const t = useTexts('content');
  return (
    <>
      <PageMeta description={t('contact_text')} />
      <ContactPage contact={contact} />
    </>
  );
}
