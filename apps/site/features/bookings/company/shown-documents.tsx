import type { ReactNode } from 'react';
import type { DocumentsStatus } from '@nolo/domain/identity/documents.ts';
import { hasNoEnd } from '@nolo/domain/identity/documents.ts';
import { isValidForRental } from '@nolo/domain/identity/valid-for-rental.ts';
import { formatDate, formatDateTime, formatTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useSecondsLeft } from '../../../shared/bookings/use-seconds-left.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import type { Opened } from './opened.ts';
import { urlOf } from '../../../api/api-client.ts';
import { PrivatePicture } from '../../../shared/forms/private-picture.tsx';
import { Section } from '../page/section.tsx';

type Props = Opened & { onHide: () => void; onEnd: () => void };

const tones: Record<DocumentsStatus, Tone> = {
  missing: 'danger',
  uploaded: 'warning',
  verified: 'success',
  rejected: 'danger',
};

/** What prepares the hand-over, for as long as the link lasts. */
export function ShownDocuments({ documents, link, closesAt, onHide, onEnd }: Props) {
  const t = useTexts('handover');
  const language = useLanguage();
  useSecondsLeft(closesAt, onEnd);
  const { number, company, closes_at } = documents;
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted break-words">{company}</p>
          <h1 className="text-3xl">{number}</h1>
        </div>
        <Button variant="secondary" onClick={onHide}>
          {t('hide')}
        </Button>
      </div>
      <p className="bg-sunken rounded-card px-4 py-3 break-words sm:px-6">
        {t('closes', { time: formatTime(closes_at, language), company })}
      </p>
      <Card>
        <Facts documents={documents} />
      </Card>
      <DocumentPictures documents={documents} link={link} />
    </div>
  );
}

function Facts({ documents }: Pick<Props, 'documents'>) {
  const t = useTexts('handover');
  const language = useLanguage();
  const { documents_status: status, drivers, document_expiry_date, dl_expiry_date } = documents;
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name={t('car')}>{documents.car}</Fact>
      <Fact name={t('renter')}>{documents.renter}</Fact>
      <Fact name={t('pickup')}>
        {formatDateTime(documents.start_date, language)}
        <span className="text-muted block text-sm font-normal">{documents.pickup}</span>
      </Fact>
      <Fact name={t('return')}>{formatDateTime(documents.end_date, language)}</Fact>
      {drivers.length > 0 && (
        <Fact name={t('drivers')}>
          {drivers.join(', ')}
          <span className="text-muted block text-sm font-normal">{t('drivers_hint')}</span>
        </Fact>
      )}
      <Fact name={t('state')}>
        <Badge tone={tones[status]}>{t(`state_${status}`)}</Badge>
      </Fact>
      <Expiry name={t('document_expiry')} date={document_expiry_date} until={documents.end_date} />
      <Expiry name={t('licence_expiry')} date={dl_expiry_date} until={documents.end_date} />
    </dl>
  );
}

function Expiry({ name, date, until }: { name: string; date: string | null; until: string }) {
  const t = useTexts('handover');
  if (date === null) return null;
  return (
    <Fact name={name}>
      {hasNoEnd(date) ? (
        t('no_expiry')
      ) : isValidForRental(date, until) ? (
        formatDate(date)
      ) : (
        <Badge tone="danger">{t('expires_before', { date: formatDate(date) })}</Badge>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-semibold break-words">{children}</dd>
    </div>
  );
}

/** Each comes by a call of its own that asks everything anew; the bytes stay in this page and go with it. */
function DocumentPictures({ documents, link }: Pick<Opened, 'documents' | 'link'>) {
  const t = useTexts('handover');
  const { images, renter: name } = documents;
  return (
    <Section title={t('pictures')}>
      {images.length === 0 && <p className="text-muted">{t('no_pictures')}</p>}
      <div className="desk:grid-cols-2 grid grid-cols-1 gap-6">
        {images.map((kind) => {
          const image = t(`image_${kind}`);
          return (
            <figure key={kind} className="min-w-0">
              <figcaption className="mb-2 font-semibold">{image}</figcaption>
              <div className="bg-sunken border-line rounded-control grid aspect-[8/5] place-items-center overflow-hidden border">
                <PrivatePicture
                  url={urlOf('linkedDocumentImage')}
                  body={JSON.stringify({ ...link, kind })}
                  alt={t('image_alt', { image, name })}
                  failed={t('image_failed')}
                />
              </div>
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
