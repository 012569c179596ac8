/** Markers, the byte after 0xFF (ITU T.81, table B.1). */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const TEM = 0x01;
const RST0 = 0xd0;
const RST7 = 0xd7;

const EXIF = 'Exif\0\0';
/** Of JFIF's segment, what comes before its thumbnail; the last two bytes are the thumbnail's size. */
const JFIF_BYTES = 14;
const UPRIGHT = 1;

/** Bytes that are not built as a JPEG is. */
export class JpegBroken extends Error {}

type Segment = { marker: number; /** Without marker and length. */ body: Buffer; start: number; end: number };

/** The segment whose marker is the next one at or after `at`; what stands between segments belongs to none. */
function readSegment(jpeg: Buffer, at: number): Segment {
  let start = at;
  while (jpeg[start] !== 0xff || jpeg[start + 1] === 0xff || jpeg[start + 1] === 0) {
    start += 1;
    if (start >= jpeg.length) throw new JpegBroken('no marker where one must stand');
  }
  const marker = jpeg[start + 1];
  if (marker === undefined) throw new JpegBroken('cut off in a marker');
  if (marker === EOI || marker === SOI || marker === TEM || (marker >= RST0 && marker <= RST7)) {
    return { marker, body: jpeg.subarray(0, 0), start, end: start + 2 };
  }
  const length = start + 4 <= jpeg.length ? jpeg.readUInt16BE(start + 2) : 0;
  const end = start + 2 + length;
  if (length < 2 || end > jpeg.length) throw new JpegBroken('a segment longer than the file');
  return { marker, body: jpeg.subarray(start + 4, end), start, end };
}

/** Where the lines of a scan end: before the next marker that is neither a restart nor a byte 0xFF of the picture. */
function endOfScan(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  while (at !== -1) {
    const next = jpeg[at + 1] ?? EOI;
    const isInScan = next === 0 || next === 0xff || (next >= RST0 && next <= RST7);
    if (!isInScan) return at;
    at = jpeg.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return jpeg.length;
}

const begins = (body: Buffer, name: string) => body.toString('latin1', 0, name.length) === name;

/** What is kept of a segment that an application has added; null: nothing. */
function withoutPerson({ marker, body }: Segment): Buffer | null {
  if (marker === APP0 && begins(body, 'JFIF\0') && body.length >= JFIF_BYTES) {
    const density = Buffer.from(body.subarray(0, JFIF_BYTES));
    density.fill(0, JFIF_BYTES - 2);
    return density;
  }
  // Without them the colours would be others.
  const isColour =
    (marker === APP2 && begins(body, 'ICC_PROFILE\0')) || (marker === APP14 && begins(body, 'Adobe'));
  return isColour ? body : null;
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** How an EXIF segment says that the picture lies, 1 to 8 (EXIF 2.3, tag 0x0112); 1 where it does not. */
function orientationIn(body: Buffer): number {
  const tiff = body.subarray(EXIF.length);
  const isLittle = begins(tiff, 'II');
  const word = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < word(directory); entry += 1) {
      const at = directory + 2 + 12 * entry;
      const value = word(at) === 0x0112 ? word(at + 8) : 0;
      if (value >= 1 && value <= 8) return value;
    }
  } catch {
    // Offsets that lead out of the segment say nothing.
  }
  return UPRIGHT;
}

/** An EXIF segment that says how the picture lies, and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const directory = Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  const header = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]);
  return segment(APP1, Buffer.concat([Buffer.from(EXIF, 'latin1'), header, directory]));
}

/**
 * A JPEG without what its camera and its programs wrote beside the picture (place, time, device, thumbnails, comments) and
 * without what follows its end. The picture itself is the same, byte by byte: nothing is decoded. What its colours need stays
 * (JFIF's density, ICC profile, Adobe's transform), and of EXIF the orientation where it is not upright.
 * @throws JpegBroken
 */
export function withoutMetadata(jpeg: Buffer): Buffer {
  if (readSegment(jpeg, 0).marker !== SOI) throw new JpegBroken('no picture begins');
  const header: Buffer[] = [];
  const picture: Buffer[] = [];
  let orientation = UPRIGHT;
  // Some cameras leave out the marker at the end.
  for (let at = 2; at < jpeg.length;) {
    const found = readSegment(jpeg, at);
    const { marker, body, start, end } = found;
    at = marker === SOS ? endOfScan(jpeg, end) : end;
    if (marker === EOI) break;
    if (marker === APP1 && orientation === UPRIGHT && begins(body, EXIF)) orientation = orientationIn(body);
    if (marker >= APP0 && marker <= APP15) {
      const rest = withoutPerson(found);
      if (rest !== null) header.push(segment(marker, rest));
    } else if (marker !== COM) picture.push(jpeg.subarray(start, at));
  }
  const lying = orientation === UPRIGHT ? [] : [orientationSegment(orientation)];
  return Buffer.concat([Buffer.from([0xff, SOI]), ...header, ...lying, ...picture, Buffer.from([0xff, EOI])]);
}
