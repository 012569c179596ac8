/** `tel:` takes digits and a leading plus. */
export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

export function PhoneLink({ number }: { number: string }) {
  return (
    <a
      href={phoneAddress(number)}
      className="text-primary-text inline-flex min-h-11 items-center font-semibold hover:underline"
    >
      {number}
    </a>
  );
}
