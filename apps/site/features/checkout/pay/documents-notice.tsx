import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { lacksDocuments } from '@nolo/domain/identity/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { DocumentIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { useProfileWay } from './use-profile-way.ts';

/** Said at the start: nobody should fill everything in to hear it at the end. */
export function DocumentsNotice({ status }: { status: CustomerProfile['documents_status'] }) {
  const t = useTexts('checkout');
  const toProfile = useProfileWay();
  if (!lacksDocuments(status)) return null;
  return (
    <div className="bg-warning-soft rounded-card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <DocumentIcon className="text-warning mt-0.5" />
        <div className="text-sm">
          <p className="text-warning font-bold">{t(`documents_${status}_title`)}</p>
          <p className="mt-0.5">{t('documents_notice')}</p>
        </div>
      </div>
      <LinkButton variant="secondary" size="small" to={toProfile}>
        {t('go_to_profile')}
      </LinkButton>
    </div>
  );
}
