import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { callUrl } from '@nolo/contract/client.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import type { DocumentReview } from '@nolo/contract/staff/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { Compare } from './compare.tsx';
import { Decide } from './decide.tsx';
import { DocumentsBadge } from './documents-badge.tsx';

export const loadDocument = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffDocument', { params: { id } }, { signal });

/** A renter's pictures beside what the profile says and the machine has read, and the decision. */
export function DocumentPage() {
  const t = useTexts('work');
  const { review } = useLoaderData<typeof loadDocument>();
  const { first_name, last_name } = review.profile;
  const name = `${first_name} ${last_name}`;
  return (
    <>
      <title>{name}</title>
      <BackLink to="/documents">{t('documents_title')}</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl break-words">{name}</h1>
        <DocumentsBadge status={review.status} />
      </div>
      <p className="text-muted break-words">{review.email}</p>
      <div className="mt-4 grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <Pictures review={review} name={name} />
        <div className="grid gap-4 desk:sticky desk:top-20">
          <Warnings review={review} />
          <Compare review={review} />
        </div>
      </div>
      <Decide review={review} />
    </>
  );
}

function Pictures({ review: { id, images }, name }: { review: DocumentReview; name: string }) {
  const t = useTexts('work');
  const kinds = useTexts('handover');
  return (
    <Card>
      <h2 className="text-lg">{t('pictures')}</h2>
      {images.length === 0 && <p className="text-muted mt-2">{t('pictures_none')}</p>}
      <div className="mt-3 grid gap-6 empty:hidden">
        {images.map((kind) => {
          const image = kinds(`image_${kind}`);
          const address = callUrl(staffAddresses.staffDocumentImage[1], { params: { id, kind } });
          return (
            <figure key={kind} className="min-w-0">
              <figcaption className="mb-2 font-semibold">{image}</figcaption>
              <a href={address} target="_blank" rel="noreferrer" aria-label={t('open_large', { image })}>
                <img
                  src={address}
                  alt={t('picture_of', { image, name })}
                  className="bg-sunken border-line rounded-control aspect-[8/5] w-full border object-contain"
                />
              </a>
            </figure>
          );
        })}
      </div>
    </Card>
  );
}

/** What a machine can see without deciding anything. */
function Warnings({ review: { problems, expired, fiscal_code_differs } }: { review: DocumentReview }) {
  const t = useTexts('work');
  const documents = useTexts('documents');
  const warnings = [
    ...(problems === null ? [t('machine_no_pictures')] : []),
    ...(problems ?? []).map((problem) => t(`problem_${problem}`)),
    ...expired.map((document) => t(`warning_${document}`)),
    ...(fiscal_code_differs.length > 0
      ? [
          t('warning_code', {
            parts: fiscal_code_differs.map((part) => documents(`fiscal_part_${part}`)).join(', '),
          }),
        ]
      : []),
  ];
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="look-out" className="bg-warning-soft text-warning rounded-card p-4">
      <h2 id="look-out" className="font-semibold">
        {t('look_out')}
      </h2>
      <ul className="mt-1 list-disc pl-5">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
