import { expect, test } from 'vitest';
import { loadNetwork } from '../reading/glyph-network.ts';
import { seededRandom } from '../synthetic/seeded-random.ts';
import { glyphExamples } from './glyph-examples.ts';
import { shareRight, trainNetwork } from './train-network.ts';

test('the stored weights read examples that they were not trained on', async () => {
  const nextExample = await glyphExamples(seededRandom(1));
  expect(shareRight(loadNetwork(), nextExample, 20_000)).toBeGreaterThan(0.92);
});

test('training leads there', async () => {
  const random = seededRandom(2);
  const nextExample = await glyphExamples(random);
  const network = trainNetwork(random, nextExample, 30_000);
  expect(shareRight(network, nextExample, 5_000)).toBeGreaterThan(0.8);
});
