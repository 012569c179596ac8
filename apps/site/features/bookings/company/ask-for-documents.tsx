import { useTexts } from '@nolo/i18n/use-texts.ts';
import { AskForLink } from '../find/ask-for-link.tsx';

/** For a company's staff: the mail goes to the company's own address. */
export function AskForDocuments() {
  const t = useTexts('handover');
  return (
    <AskForLink
      title={t('title')}
      text={t('text')}
      call="sendDocumentLink"
      draft="company_documents"
      words={{
        number: t('number'),
        numberHint: t('number_hint'),
        email: t('email'),
        emailHint: t('email_hint'),
        send: t('send'),
        sent: t('sent'),
        again: t('again'),
      }}
    />
  );
}
