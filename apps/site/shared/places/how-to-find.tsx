import type { Whereabouts } from '@nolo/contract/cars.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Picture } from '@nolo/ui/picture.tsx';

/** What the company says of the way to its counter, and a picture of it; nothing where it says nothing. */
export function HowToFind({ place: { directions, picture } }: { place: Whereabouts }) {
  const t = useTexts('rental');
  if (directions === null && picture === null) return null;
  return (
    <div className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_auto]">
      {directions && (
        <div className="min-w-0">
          <p className="font-semibold">{t('how_to_find')}</p>
          <p lang={directions.language} className="text-muted break-words whitespace-pre-line">
            {directions.text}
          </p>
        </div>
      )}
      {picture && (
        <Picture
          source={picture}
          alt={t('place_picture')}
          sizes="(min-width: 40rem) 16rem, 100vw"
          className="rounded-control aspect-[16/10] w-full object-cover sm:w-64"
        />
      )}
    </div>
  );
}
