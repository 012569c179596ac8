import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { AskForLink } from './ask-for-link.tsx';

/** For a renter without a password at hand. */
export function FindBooking() {
  const t = useTexts('booking');
  const language = useLanguage();
  return (
    <AskForLink
      title={t('find_title')}
      text={t('find_text')}
      call="sendBookingLink"
      draft="find_booking"
      words={{
        number: t('find_number'),
        numberHint: t('find_hint'),
        email: t('find_email'),
        send: t('find_send'),
        sent: t('find_sent'),
        again: t('find_again'),
      }}
    >
      <Link to={paths.bookingDocuments(language)} className="text-primary-text underline">
        {t('find_company')}
      </Link>
    </AskForLink>
  );
}
