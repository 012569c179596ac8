import {
  addUp,
  CELL_SAMPLES,
  HIDDEN,
  judgeCell,
  OUTPUTS,
  rectify,
  toShares,
  type GlyphNetwork,
} from '../reading/glyph-network.ts';
import type { Random } from '../synthetic/seeded-random.ts';
import type { Example } from './glyph-examples.ts';

const RATE = 0.003;

export type Examples = () => Example;

function layer(random: Random, units: number, inputs: number): Float32Array {
  const spread = Math.sqrt(6 / inputs);
  return Float32Array.from({ length: units * (inputs + 1) }, (_, index) =>
    index % (inputs + 1) === inputs ? 0 : (random() * 2 - 1) * spread,
  );
}

const add = (weights: Float32Array, at: number, more: number): void => {
  weights[at] = (weights[at] ?? 0) + more;
};

/** A learner with room for its sums: one step down the error of each example. */
function learner(network: GlyphNetwork): (example: Example, rate: number) => void {
  const hidden = new Float32Array(HIDDEN);
  const shares = new Float32Array(OUTPUTS);
  const blame = new Float32Array(HIDDEN);
  return ({ cell, label }, rate) => {
    addUp(network.hidden, cell, hidden);
    rectify(hidden);
    addUp(network.output, hidden, shares);
    toShares(shares);
    blame.fill(0);
    for (let unit = 0; unit < OUTPUTS; unit++) {
      const error = (shares[unit] ?? 0) - (unit === label ? 1 : 0);
      if (Math.abs(error) < 1e-4) continue;
      const at = unit * (HIDDEN + 1);
      for (let index = 0; index < HIDDEN; index++) {
        add(blame, index, error * (network.output[at + index] ?? 0));
        add(network.output, at + index, -rate * error * (hidden[index] ?? 0));
      }
      add(network.output, at + HIDDEN, -rate * error);
    }
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (hidden[unit] === 0) continue;
      const step = rate * (blame[unit] ?? 0);
      if (step === 0) continue;
      const at = unit * (CELL_SAMPLES + 1);
      for (let index = 0; index < CELL_SAMPLES; index++)
        add(network.hidden, at + index, -step * (cell[index] ?? 0));
      add(network.hidden, at + CELL_SAMPLES, -step);
    }
  };
}

/** Trains on `count` examples, the steps ever smaller; `onStep` is told how far it is, now and then. */
export function trainNetwork(
  random: Random,
  nextExample: Examples,
  count: number,
  onStep: (index: number, network: GlyphNetwork) => void = () => undefined,
): GlyphNetwork {
  const network = { hidden: layer(random, HIDDEN, CELL_SAMPLES), output: layer(random, OUTPUTS, HIDDEN) };
  const learn = learner(network);
  for (let index = 0; index < count; index++) {
    learn(nextExample(), RATE * Math.max(0.01, 1 - index / count));
    if (index % 100_000 === 0) onStep(index, network);
  }
  return network;
}

/** The share of new examples that a network reads right. */
export function shareRight(network: GlyphNetwork, nextExample: Examples, count: number): number {
  let right = 0;
  for (let index = 0; index < count; index++) {
    const { cell, label } = nextExample();
    const judged = judgeCell(network, cell);
    if (judged.indexOf(Math.max(...judged)) === label) right++;
  }
  return right / count;
}
