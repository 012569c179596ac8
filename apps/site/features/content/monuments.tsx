import type { Monument } from '@nolo/content/schema/city.ts';
import { landmarkPicture } from './landmark-pictures.ts';

type Props = { title: string; intro: string; monuments: readonly Monument[] };

/** Four landmarks: where a first drive goes. */
export function Monuments({ title, intro, monuments }: Props) {
  return (
    <section>
      <p className="text-primary-text font-semibold">{intro}</p>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {monuments.map(({ name, description, image }) => (
          <li key={name} className="border-line bg-surface rounded-card overflow-hidden border">
            <Landmark source={landmarkPicture(image)} />
            <div className="p-5">
              <h3 className="text-lg">{name}</h3>
              <p className="text-muted mt-1.5">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drawn, and says nothing that the name below it does not. */
function Landmark({ source }: { source: string | undefined }) {
  if (source === undefined) return null;
  return (
    <img
      src={source}
      alt=""
      width="1600"
      height="1000"
      loading="lazy"
      decoding="async"
      className="h-auto w-full"
    />
  );
}
