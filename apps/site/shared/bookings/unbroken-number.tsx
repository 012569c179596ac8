import type { ReactNode } from 'react';

/**
 * A text with a booking's number or a date in it, which stays on one line: browsers part 'NL-100001' after its hyphen.
 * Another hyphen, or a sign that joins words, would be copied along with it.
 */
export function unbrokenNumber(text: string, number: string): ReactNode {
  const [before, ...after] = number === '' ? [text] : text.split(number);
  return (
    <>
      <span>{before}</span>
      {after.length > 0 && <span className="whitespace-nowrap">{number}</span>}
      <span>{after.join(number)}</span>
    </>
  );
}
