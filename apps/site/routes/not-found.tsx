import { data } from 'react-router';

/** Any address below a language that is no page. The layout's error boundary shows the view. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function UnknownAddress() {
  return null;
}
