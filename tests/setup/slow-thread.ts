import { parentPort } from 'node:worker_threads';

/** Answers with what it was given, after as many milliseconds of work; ends over a negative number. */
parentPort?.on('message', (workMs: number) => {
  if (workMs < 0) process.exit(1);
  const end = performance.now() + workMs;
  while (performance.now() < end);
  parentPort?.postMessage(workMs, []);
});
