import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { callUrl } from '@nolo/contract/client.ts';
import { businessAddresses } from '@nolo/contract/business/addresses.ts';
import type { DocumentsOfPerson } from '@nolo/contract/business/documents.ts';
import { hasNoEnd } from '@nolo/domain/identity/documents.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { BackTo } from './back-to.tsx';
import { DocumentsBadge } from './documents-badge.tsx';

export const loadDocuments = ({
  params: { companyId = '', id = '' },
  request: { signal },
}: LoaderFunctionArgs) => api.call('bookingDocuments', { params: { companyId, id } }, { signal });

/** The documents of whoever drives, to be compared with the originals at the counter. */
export function DocumentsPage() {
  const t = useTexts('company-bookings');
  const { companyId, id } = useParams();
  const { number, people } = useLoaderData<typeof loadDocuments>();
  const title = `${t('documents')} ${number}`;
  return (
    <>
      <title>{title}</title>
      <BackTo to={`/${companyId}/bookings/${id}`}>{t('back')}</BackTo>
      <h1 className="mt-1 text-2xl">{title}</h1>
      <p className="text-muted mt-1 max-w-3xl">{t('documents_text')}</p>
      <div className="mt-4 grid gap-4">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </div>
    </>
  );
}

function Person({ person }: { person: DocumentsOfPerson }) {
  const t = useTexts('company-bookings');
  const kinds = useTexts('handover');
  const { companyId, id } = useParams();
  const { name, documents_status, document_expiry_date, dl_expiry_date, images } = person;
  const addressOf = (kind: string) => {
    const [, path] = businessAddresses.bookingDocumentImage;
    return callUrl(path, { params: { companyId, id, person: person.id, kind } });
  };
  return (
    <Card>
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
        {name}
        <DocumentsBadge status={documents_status} />
      </h2>
      <Expiry text="documents_until" date={document_expiry_date} />
      <Expiry text="licence_until" date={dl_expiry_date} />
      {images.length === 0 && <p className="text-muted mt-3">{t('documents_none')}</p>}
      <div className="mt-4 grid gap-6 empty:hidden desk:grid-cols-2">
        {images.map((kind) => {
          const image = kinds(`image_${kind}`);
          return (
            <figure key={kind} className="min-w-0">
              <figcaption className="mb-2 font-semibold">{image}</figcaption>
              <img
                src={addressOf(kind)}
                alt={kinds('image_alt', { image, name })}
                className="bg-sunken border-line rounded-control aspect-[8/5] w-full border object-contain"
              />
            </figure>
          );
        })}
      </div>
    </Card>
  );
}

function Expiry({ text, date }: { text: 'documents_until' | 'licence_until'; date: string | null }) {
  const t = useTexts('company-bookings');
  if (date === null || hasNoEnd(date)) return null;
  return <p>{t(text, { date: formatDate(date) })}</p>;
}
