import { fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Something beside the event loop that answers one question at a time. */
export type Helper<Question, Answer> = {
  /** Rejects when the helper breaks over the question; it is of no use afterwards. */
  ask(question: Question): Promise<Answer>;
  end(): void;
};

export class HelperBroken extends Error {
  constructor() {
    super('a helper ended before it answered');
  }
}

/** What an idle helper must not do, and one at work must: keep this process from ending. */
type Hold = { ref(): void; unref(): void };

function nextAnswer<Answer>(source: EventEmitter, hold: Hold, ask: () => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      source.off('message', answered).off('error', broken).off('exit', broken);
      hold.unref();
      act();
    };
    const answered = (answer: Answer) => settle(() => resolve(answer));
    const broken = () => settle(() => reject(new HelperBroken()));
    source.on('message', answered).on('error', broken).on('exit', broken);
    hold.ref();
    ask();
  });
}

/** A thread of its own: busy, it blocks nobody. `file` answers each message with one. */
export function threadHelper<Question, Answer>(file: URL, memoryMb: number): Helper<Question, Answer> {
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb }, env: {} });
  thread.unref();
  return {
    ask: (question) => nextAnswer(thread, thread, () => thread.postMessage(question, [])),
    end: () => void thread.terminate(),
  };
}

/** A process of its own: what it needs and what breaks it is gone with it. It knows none of our secrets. */
export function processHelper<Question extends object, Answer>(file: URL): Helper<Question, Answer> {
  const child = fork(file, { serialization: 'advanced', env: {}, execArgv: [] });
  const hold: Hold = {
    ref: () => {
      child.ref();
      child.channel?.ref();
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
  };
  hold.unref();
  return {
    ask: (question) => nextAnswer(child, hold, () => void child.send(question, () => undefined)),
    end: () => void child.kill('SIGKILL'),
  };
}
