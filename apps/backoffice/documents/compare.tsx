import type { ReactNode } from 'react';
import type { DocumentReview } from '@nolo/contract/staff/documents.ts';
import { hasNoEnd } from '@nolo/domain/identity/documents.ts';
import { foldName } from '@nolo/domain/identity/name-match.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Card } from '@nolo/ui/card.tsx';

type Props = { review: DocumentReview };

/** What the profile says beside what was read off the document, and what only the pictures tell. */
export function Compare({ review }: Props) {
  const t = useTexts('work');
  const account = useTexts('account');
  const { profile, read } = review;
  const day = useDay();
  return (
    <Card>
      <h2 className="text-lg">{t('compare')}</h2>
      {read === null && <p className="text-muted mt-1">{t('not_read')}</p>}
      <table className="mt-2 w-full table-fixed text-left">
        <thead className="border-line border-b text-sm">
          <tr className="text-muted align-bottom">
            <th scope="col" className="w-[30%]">
              <span className="sr-only">{t('compare')}</span>
            </th>
            <th scope="col" className="py-1 pr-3 font-semibold">
              {t('in_profile')}
            </th>
            {read !== null && (
              <th scope="col" className="py-1 font-semibold">
                {t('on_document')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Row
            name={t('last_name')}
            own={profile.last_name}
            read={read && read.last_name}
            same={isSameName}
          />
          <Row
            name={t('first_name')}
            own={profile.first_name}
            read={read && read.first_name}
            same={isSameName}
          />
          <Row name={t('dob')} own={day(profile.dob)} read={read && day(read.dob)} />
          <Row
            name={account('gender')}
            own={profile.gender && account(`gender_${profile.gender}`)}
            read={read && read.gender && account(`gender_${read.gender}`)}
          />
          <Row
            name={t('document_number')}
            own={profile.document_number}
            read={read && read.document_number}
          />
          <Row
            name={t('expires')}
            own={day(profile.document_expiry_date)}
            read={read && day(read.document_expiry_date)}
          />
          <Row name={t('issued')} own={day(profile.document_issue_date)} />
          <Row name={t('place_of_birth')} own={profile.place_of_birth} />
          <Row name={t('fiscal_code')} own={profile.fiscal_code} />
          <Heading>{t('licence')}</Heading>
          <Row name={t('licence_number')} own={profile.driving_licence_number} />
          <Row name={t('licence_classes')} own={profile.driving_licence_classes.join(', ')} />
          <Row name={t('licence_since')} own={day(profile.dl_issue_date)} />
          <Row name={t('expires')} own={day(profile.dl_expiry_date)} />
        </tbody>
      </table>
    </Card>
  );
}

function useDay() {
  const t = useTexts('work');
  return (date: string | null) => (date === null ? null : hasNoEnd(date) ? t('no_end') : formatDate(date));
}

/** Case, accents, hyphens and how an umlaut is spelled do not count. */
const isSameName = (own: string, read: string) =>
  [false, true].some((isLong) => foldName(own, isLong).join('') === foldName(read, isLong).join(''));

function Heading({ children }: { children: ReactNode }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 font-semibold">
        {children}
      </th>
    </tr>
  );
}

type RowProps = {
  name: string;
  own: string | null;
  /** Null: a machine has not read it; left out: none reads it. */
  read?: string | null;
  same?: (own: string, read: string) => boolean;
};

function Row({ name, own, read, same = (left, right) => left === right }: RowProps) {
  const t = useTexts('work');
  const differs = own !== null && read !== null && read !== undefined && !same(own, read);
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="text-muted py-1.5 pr-3 text-sm font-normal">
        {name}
      </th>
      <td colSpan={read === undefined ? 2 : 1} className="py-1.5 pr-3 break-words tabular-nums">
        {own || '–'}
      </td>
      {read !== undefined && (
        <td className="py-1.5 break-words tabular-nums">
          {read}
          {differs && (
            <>
              {' '}
              <Badge tone="danger">{t('differs')}</Badge>
            </>
          )}
        </td>
      )}
    </tr>
  );
}
