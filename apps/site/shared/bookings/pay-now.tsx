import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { CardIcon } from '@nolo/ui/icons.tsx';

/** The provider's hosted page: another site, so a plain link. */
export function PayNow({ url, className }: { url: string; className?: string }) {
  const t = useTexts('bookings');
  return (
    <a href={url} className={buttonStyle('primary', 'medium', className)}>
      <CardIcon />
      {t('pay_now')}
    </a>
  );
}
