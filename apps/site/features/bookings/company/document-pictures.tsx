import { useTexts } from '@nolo/i18n/use-texts.ts';
import { urlOf } from '../../../api/api-client.ts';
import { PrivatePicture } from '../../../shared/forms/private-picture.tsx';
import { Section } from '../page/section.tsx';
import type { Opened } from './opened.ts';

/** Each comes by a call of its own that asks everything anew; the bytes stay in this page and go with it. */
export function DocumentPictures({ documents, link }: Pick<Opened, 'documents' | 'link'>) {
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
