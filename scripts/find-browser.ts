import { findChromium } from './development/find-chromium.ts';

/** Says which browser the tests take; without one on this machine, installs it. */
process.stdout.write(`${findChromium()}\n`);
