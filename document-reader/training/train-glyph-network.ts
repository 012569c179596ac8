/**
 * Trains the network that reads machine-readable zones and writes `server/documents/reading/glyph-network.bin`: some
 * minutes on one core, always with the same result. Needed again only when its shape or its examples change.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '../synthetic/seeded-random.ts';
import {
  CELL_SAMPLES,
  HIDDEN,
  OUTPUTS,
  packNetwork,
  unpackNetwork,
} from '../reading/glyph-network.ts';
import {
  addUp,
  judgeCell,
  rectify,
  toShares,
  type GlyphNetwork,
} from '../reading/glyph-network.ts';
import { glyphExamples, type Example } from './glyph-examples.ts';

const EXAMPLES = Number(process.argv[2] ?? 1_500_000);
const RATE = 0.003;
const TESTED = 20_000;
const TARGET = join(import.meta.dirname, '..', 'reading', 'glyph-network.bin');

const random = seededRandom(20270326);
const nextExample = await glyphExamples(random);

function layer(units: number, inputs: number): Float32Array {
  const spread = Math.sqrt(6 / inputs);
  return Float32Array.from({ length: units * (inputs + 1) }, (_, index) =>
    index % (inputs + 1) === inputs ? 0 : (random() * 2 - 1) * spread,
  );
}

const network: GlyphNetwork = { hidden: layer(HIDDEN, CELL_SAMPLES), output: layer(OUTPUTS, HIDDEN) };
const hidden = new Float32Array(HIDDEN);
const shares = new Float32Array(OUTPUTS);
const blame = new Float32Array(HIDDEN);

/** One step down the error of one example. */
function learn({ cell, label }: Example, rate: number): void {
  addUp(network.hidden, cell, hidden);
  rectify(hidden);
  addUp(network.output, hidden, shares);
  toShares(shares);
  blame.fill(0);
  for (let unit = 0; unit < OUTPUTS; unit++) {
    const error = shares[unit]! - (unit === label ? 1 : 0);
    if (Math.abs(error) < 1e-4) continue;
    const at = unit * (HIDDEN + 1);
    for (let index = 0; index < HIDDEN; index++) {
      blame[index]! += error * network.output[at + index]!;
      network.output[at + index]! -= rate * error * hidden[index]!;
    }
    network.output[at + HIDDEN]! -= rate * error;
  }
  for (let unit = 0; unit < HIDDEN; unit++) {
    if (hidden[unit] === 0) continue;
    const step = rate * blame[unit]!;
    if (step === 0) continue;
    const at = unit * (CELL_SAMPLES + 1);
    for (let index = 0; index < CELL_SAMPLES; index++) network.hidden[at + index]! -= step * cell[index]!;
    network.hidden[at + CELL_SAMPLES]! -= step;
  }
}

function shareRight(tested: GlyphNetwork, count: number): number {
  let right = 0;
  for (let index = 0; index < count; index++) {
    const { cell, label } = nextExample();
    const judged = judgeCell(tested, cell);
    if (judged.indexOf(Math.max(...judged)) === label) right++;
  }
  return right / count;
}

for (let index = 0; index < EXAMPLES; index++) {
  learn(nextExample(), RATE * Math.max(0.01, 1 - index / EXAMPLES));
  if (index % 100_000 === 0) process.stdout.write(`${index}: ${shareRight(network, 2000).toFixed(4)}\n`);
}
const packed = packNetwork(network);
await writeFile(TARGET, packed);
process.stdout.write(
  `of ${TESTED} new examples read right: ${shareRight(unpackNetwork(packed), TESTED).toFixed(4)}\n`,
);
