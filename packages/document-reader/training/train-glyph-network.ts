/**
 * Trains the network that reads machine-readable zones and writes `reading/glyph-network.bin`: some minutes on one core,
 * always with the same result. Needed again only when its shape or its examples change.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packNetwork, unpackNetwork } from '../reading/glyph-network.ts';
import { seededRandom } from '../synthetic/seeded-random.ts';
import { glyphExamples } from './glyph-examples.ts';
import { shareRight, trainNetwork } from './train-network.ts';

const EXAMPLES = Number(process.argv[2] ?? 1_500_000);
const TESTED = 20_000;
const TARGET = process.argv[3] ?? join(import.meta.dirname, '..', 'reading', 'glyph-network.bin');

const random = seededRandom(20270326);
const nextExample = await glyphExamples(random);
const network = trainNetwork(random, nextExample, EXAMPLES, (index, soFar) =>
  process.stdout.write(`${index}: ${shareRight(soFar, nextExample, 2000).toFixed(4)}\n`),
);
const packed = packNetwork(network);
await writeFile(TARGET, packed);
const share = shareRight(unpackNetwork(packed), nextExample, TESTED);
process.stdout.write(`of ${TESTED} new examples read right: ${share.toFixed(4)}\n`);
