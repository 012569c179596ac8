import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { cityName } from '@nolo/content/cities.ts';
import { MAX_STARS } from '@nolo/domain/review/review.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

export type Testimonial = CallData<Api['testimonials']>['testimonials'][number];

/** What renters say, in the language in which they said it; nothing where nobody has said anything yet. */
export function Testimonials({
  title,
  testimonials,
}: {
  title: string;
  testimonials: readonly Testimonial[];
}) {
  const t = useTexts('content');
  const common = useTexts('common');
  const language = useLanguage();
  if (testimonials.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="text-muted mt-1 mb-4 text-sm">{t('testimonials_note')}</p>
      <ul className="grid gap-4 md:grid-cols-3">
        {testimonials.map(({ text, author, car, city, ...review }) => (
          <li key={text}>
            <figure className="bg-sunken rounded-card flex h-full flex-col gap-4 p-5">
              <blockquote lang={review.language} className="flex-1">
                {text}
              </blockquote>
              <figcaption className="text-sm">
                <span className="block font-semibold">{author}</span>
                <span className="text-muted">
                  {car}, {cityName(city, language)},{' '}
                  {common('stars', { count: review.stars, most: MAX_STARS })}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
