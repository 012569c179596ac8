/**
 * A table of the service: the values of each row, without the line of names. Its files are separated by commas, what it
 * answers by `#`; nothing is quoted in either.
 */
export function readTable(text: string): string[][] {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const separator = header.includes('#') ? '#' : ',';
  return lines.map((line) => line.split(separator).map((value) => value.trim()));
}
