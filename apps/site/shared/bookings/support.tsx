import { useOperator } from '../../app/use-operator.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useSiteName } from '../../theme/use-tenant.ts';
import { PhoneLink } from '@nolo/ui/phone-link.tsx';

/** The platform's number, for what no company can answer. */
export function Support() {
  const t = useTexts('booking');
  return (
    <aside className="border-line flex flex-wrap items-center gap-x-4 border-t pt-6">
      <p>
        <span className="block font-semibold">{t('support_name', { site: useSiteName() })}</span>
        <span className="text-muted">{t('help_support')}</span>
      </p>
      <PhoneLink number={useOperator().phone} />
    </aside>
  );
}
