import type { Testimonial } from '@nolo/content/schema/occasion.ts';

export function Testimonials({
  title,
  testimonials,
}: {
  title: string;
  testimonials: readonly Testimonial[];
}) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {testimonials.map(({ quote, author, role }) => (
          <li key={author}>
            <figure className="bg-sunken rounded-card flex h-full flex-col gap-4 p-5">
              <blockquote className="flex-1">{quote}</blockquote>
              <figcaption className="text-sm">
                <span className="block font-semibold">{author}</span>
                <span className="text-muted">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
