import { Link } from 'react-router';
import { PageOpening } from '../../shared/content/page-opening.tsx';

type Props = { title: string; description: string; places: readonly { name: string; to: string }[] };

/** Every city, or every airport, with a page of its own. */
export function PlaceIndex({ title, description, places }: Props) {
  return (
    <>
      <PageOpening title={title} description={description} />
      <ul className="page-width grid grid-cols-2 gap-x-6 gap-y-1 py-12 sm:grid-cols-3 lg:grid-cols-4">
        {places.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="text-primary-text inline-flex min-h-11 items-center font-semibold hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
