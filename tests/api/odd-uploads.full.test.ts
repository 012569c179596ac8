import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegPicture, pngBomb } from '../factories/pictures.ts';
import {
  callNames,
  endpoints,
  envelopeProblem,
  samples,
  send,
  type CallName,
  type Sample,
} from './support/calls.ts';
import { createWorld, fingerprint, type World } from './support/world.ts';

let world: World;
let picture: Buffer;

beforeAll(async () => {
  world = await createWorld();
  picture = await jpegPicture();
});
afterAll(() => world.close());

const uploads = callNames.filter((name) => endpoints[name].bodyKind === 'multipart');
/** One file that each form takes. */
const FILE: Partial<Record<CallName, string>> = {
  updateCustomerProfile: 'passport',
  verifyDocument: 'passport',
  addIssue: 'file',
  applyAsCompany: 'certificate',
  answerApplication: 'certificate',
};

type Part = { name: string; fileName?: string; type?: string; body: Buffer };

/** The parts that a call succeeds with. */
async function partsOf({ input }: Sample): Promise<Part[]> {
  const { payload = '', headers = {} } = input.raw ?? {};
  const form = await new Response(new Uint8Array(Buffer.from(payload)), { headers }).formData();
  const parts = [...form].map(async ([name, value]): Promise<Part> => {
    if (typeof value === 'string') return { name, body: Buffer.from(value) };
    return { name, fileName: value.name, type: value.type, body: Buffer.from(await value.arrayBuffer()) };
  });
  return Promise.all(parts);
}

const BOUNDARY = 'odd-boundary';

function encode(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, fileName, type, body }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
        (fileName === undefined ? '' : `; filename="${fileName}"`) +
        (type === undefined ? '' : `\r\nContent-Type: ${type}`) +
        '\r\n\r\n',
    ),
    body,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const asForm = (payload: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) => ({
  payload,
  headers: { 'content-type': type },
});

const withFile = (parts: Part[], field: string, change: Partial<Part>): Part[] =>
  parts.map((part) =>
    part.name === field ? { ...part, type: 'image/jpeg', fileName: 'a.jpg', ...change } : part,
  );

const HTML = '<!doctype html><script>alert(document.domain)</script>';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';

/** A picture's file that none of the forms takes. */
const badFiles: [string, () => Buffer | Promise<Buffer>][] = [
  ['HTML called .jpg', () => Buffer.from(HTML)],
  ['an SVG called .jpg', () => Buffer.from(SVG)],
  ['a GIF', () => sharp(picture).gif().toBuffer()],
  ['a WebP', () => sharp(picture).webp().toBuffer()],
  ['a TIFF', () => sharp(picture).tiff().toBuffer()],
  ['an AVIF', () => sharp(picture).resize(64).avif().toBuffer()],
  [
    'a GIF that begins with a JPEG’s first bytes',
    () => Buffer.concat([picture.subarray(0, 3), Buffer.from('GIF89a')]),
  ],
  ['a JPEG’s header and HTML', () => Buffer.concat([picture.subarray(0, 200), Buffer.from(HTML)])],
  ['zero bytes', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from([0xff])],
  ['three bytes', () => Buffer.from([0xff, 0xd8, 0xff])],
  ['half a JPEG', () => picture.subarray(0, picture.length / 2)],
  ['a PNG of 60,000 x 60,000', () => pngBomb(60_000)],
  ['a line of 1 x 30,000', () => jpegPicture(1, 30_000)],
  ['a line of 60,000 x 1', () => jpegPicture(60_000, 1)],
  [
    'a PNG of 1 x 100,000',
    () =>
      sharp({ create: { width: 1, height: 100_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
];

/** Bodies that are no form, or not this one. */
const badBodies: [string, (parts: Part[], field: string) => ReturnType<typeof asForm>][] = [
  ['the file twice', (parts, field) => asForm(encode([...parts, ...parts.filter(({ name }) => name === field)]))],
  ['a hundred fields', (parts) => asForm(encode([...parts, ...Array.from({ length: 100 }, (_, n) => ({ name: `f${n}`, body: Buffer.from('x') }))]))],
  ['a field called __proto__', (parts) => asForm(encode([...parts, { name: '__proto__', body: Buffer.from('{"isAdmin":true}'), type: 'application/json' }]))],
  ['a field called constructor', (parts) => asForm(encode([...parts, { name: 'constructor', body: Buffer.from('x') }]))],
  ['a field of broken JSON', (parts) => asForm(encode(parts.map((part) => part.fileName === undefined ? { ...part, type: 'application/json', body: Buffer.from('{') } : part)))],
  ['fields of JSON objects', (parts) => asForm(encode(parts.map((part) => part.fileName === undefined ? { ...part, type: 'application/json', body: Buffer.from('{"a":1}') } : part)))],
  ['a form cut off in its file', (parts) => asForm(encode(parts).subarray(0, -500))],
  ['a form cut off in its last boundary', (parts) => asForm(encode(parts).subarray(0, -6))],
  ['a form without end', (parts) => asForm(Buffer.from(encode(parts).toString('latin1').replace(`--${BOUNDARY}--`, ''), 'latin1'))],
  ['another boundary', (parts) => asForm(encode(parts), 'multipart/form-data; boundary=other')],
  ['no boundary', (parts) => asForm(encode(parts), 'multipart/form-data')],
  ['an empty boundary', (parts) => asForm(encode(parts), 'multipart/form-data; boundary=')],
  ['an endless boundary', (parts) => asForm(encode(parts), `multipart/form-data; boundary=${'b'.repeat(5000)}`)],
  ['multipart/mixed', (parts) => asForm(encode(parts), `multipart/mixed; boundary=${BOUNDARY}`)],
  ['text/plain', (parts) => asForm(encode(parts), 'text/plain')],
  ['a part without a name', (parts) => asForm(Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`), encode(parts).subarray(0, -30)]))],
  ['a part without headers', () => asForm(Buffer.from(`--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`))],
  ['an empty form', () => asForm(Buffer.from(`--${BOUNDARY}--\r\n`))],
  ['nothing', () => asForm(Buffer.alloc(0))],
]; // prettier-ignore

it('every form with files is thought of', () => {
  expect(Object.keys(FILE).toSorted()).toEqual(uploads.toSorted());
});

const isOptional = (name: CallName) => name === 'addIssue' || name === 'answerApplication';

describe.each(uploads)('%s', (name) => {
  const field = FILE[name] ?? '';

  /** What is wrong with how a form is refused. */
  async function flaws(sample: Sample, raw: ReturnType<typeof asForm>): Promise<string[]> {
    const before = await fingerprint(world.test);
    const reply = await send(world, name, { ...sample.input, raw }, sample.renter);
    const isKept = JSON.stringify(await fingerprint(world.test)) !== JSON.stringify(before);
    return [
      envelopeProblem(name, reply) ?? '',
      [400, 413, 415, 422].includes(reply.status) ? '' : `${reply.status} ${reply.text}`,
      isKept ? 'something is kept' : '',
    ].filter((flaw) => flaw !== '');
  }

  // A report and an answer can do without a file, and an empty part is how a browser sends none.
  const isLeftOut = (label: string) => isOptional(name) && label === 'zero bytes';

  it.each(badFiles.filter(([label]) => !isLeftOut(label)))(
    'refuses %s, and keeps nothing',
    async (_, make) => {
      const sample = await samples[name](world);
      const changed = withFile(await partsOf(sample), field, { body: await make() });
      const raw = asForm(encode(changed));
      expect(await flaws(sample, raw)).toEqual([]);
    },
  );

  it.each(badBodies)('refuses %s, and keeps nothing', async (_, make) => {
    const sample = await samples[name](world);
    expect(await flaws(sample, make(await partsOf(sample), field))).toEqual([]);
  });

  it.each([
    ['called HTML', { type: 'text/html', fileName: 'a.html' }],
    ['of a name that climbs', { fileName: '../../../../etc/passwd' }],
    ['of a name from another disk', { fileName: 'C:\\\\windows\\\\a.jpg' }],
    ['of a name with NUL', { fileName: 'a.php\0.jpg' }],
    ['of a name of 10,000 letters', { fileName: `${'n'.repeat(10_000)}.jpg` }],
    ['of a type that is none', { type: 'nonsense' }],
  ])('takes a picture %s: neither counts', async (_, change) => {
    const sample = await samples[name](world);
    const raw = asForm(encode(withFile(await partsOf(sample), field, { body: picture, ...change })));
    const reply = await send(world, name, { ...sample.input, raw }, sample.renter);
    expect(reply.status, reply.text).toBe(endpoints[name].status);
  });
});
