/** `/` never renders: the root's middleware sends it to a language. */
export function loader() {
  return null;
}
