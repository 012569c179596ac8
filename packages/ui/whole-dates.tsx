const DATE = /(\d\d-\d\d-\d{4})/;

/** A text whose dates stay on one line each: browsers break lines at their hyphens. */
export function WholeDates({ text }: { text: string }) {
  return text.split(DATE).map((part, index) => (
    <span key={index} className={DATE.test(part) ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
}
