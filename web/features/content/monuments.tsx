import type { Monument } from '../../../content/schema/city.ts';

type Props = { title: string; intro: string; monuments: readonly Monument[] };

/** Four landmarks: where a first drive goes. */
export function Monuments({ title, intro, monuments }: Props) {
  return (
    <section>
      <p className="text-primary-text font-semibold">{intro}</p>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {monuments.map(({ name, description }) => (
          <li key={name} className="border-line bg-surface rounded-card border p-5">
            <h3 className="text-lg">{name}</h3>
            <p className="text-muted mt-1.5">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
