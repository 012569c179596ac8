export type Mail = {
  to: string;
  subject: string;
  /** Milliseconds; mails tell seconds. */
  sentAt: number;
  text: string;
  html: string;
  /** Addresses of the links, in the order of the HTML. */
  links: string[];
};

type Part = { headers: Map<string, string>; body: string };

function splitPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const pairs = headers.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(pairs), body: raw.slice(end + 4) };
}

function fromQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

function content({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body).toString() : body;
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` in headers. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : fromQuotedPrintable(text.replaceAll('_', ' '))
      ).toString(),
    );
}

function leaves(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((raw) => leaves(splitPart(raw.replace(/^\r\n/, ''))));
}

/** As much of a mail as the tests look at. */
export function parseMail(raw: string): Mail {
  const whole = splitPart(raw);
  const header = (name: string) => decodeWords(whole.headers.get(name) ?? '');
  const parts = leaves(whole);
  const ofType = (type: string) => {
    const found = parts.find((part) => part.headers.get('content-type')?.startsWith(type));
    return found ? content(found) : '';
  };
  const html = ofType('text/html');
  return {
    to: header('to'),
    subject: header('subject'),
    sentAt: Date.parse(header('date')),
    text: ofType('text/plain'),
    html,
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')),
  };
}
