/**
 * The text of a calendar's file. What it says of its encoding is believed last: a byte order mark and text that can be
 * nothing but UTF-8 or UTF-16 tell more than a server's setting; what is left is Windows-1252, as old programs write.
 */
export function decodeCalendar(bytes: Buffer, contentType = ''): string {
  const [first, second] = bytes;
  // `BEGIN` in UTF-16, with its mark or without.
  if ((first === 0xff && second === 0xfe) || (first === 0x42 && second === 0))
    return textOf(bytes, 'utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x42))
    return textOf(bytes, 'utf-16be');
  // A line may be folded in the middle of a character (RFC 5545 3.1).
  const unfolded = Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
  const text = textOf(unfolded, 'utf-8');
  return isUtf8(text) ? text : textOf(unfolded, declaredEncoding(contentType) ?? 'windows-1252');
}

/** A zero byte says nothing, and PostgreSQL stores none. */
function textOf(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes).replaceAll('\0', '');
}

/** Beside whole characters a broken one is a title that somebody cut off; without any, the text is another encoding's. */
function isUtf8(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return broken === 0 || whole >= broken;
}

/** Not UTF-8, whatever is declared: these bytes are none. */
function declaredEncoding(contentType: string): string | null {
  const [, charset = ''] = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType) ?? [];
  try {
    const { encoding } = new TextDecoder(charset);
    return encoding.startsWith('utf-') ? null : encoding;
  } catch {
    return null;
  }
}
