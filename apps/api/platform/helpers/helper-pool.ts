import { AppError } from '../app-error.ts';
import type { Helper } from './helper.ts';

type Options<Question, Answer> = {
  start(): Helper<Question, Answer>;
  /** How many work at once: the limit on what they take together. */
  size: number;
  /** How many questions may wait; one more is refused. */
  waiting: number;
  /** From the question to its answer, waiting included. */
  deadlineMs: number;
  /** A helper without work for so long ends, and gives its memory back. */
  idleMs: number;
};

type Task<Question, Answer> = {
  question: Question;
  deadline: AbortSignal;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

type Idle<Question, Answer> = { helper: Helper<Question, Answer>; timer: NodeJS.Timeout };

/** Expensive questions of everybody, answered by a few helpers outside the event loop, a bounded time each. */
export class HelperPool<Question, Answer> {
  readonly #options: Options<Question, Answer>;
  readonly #queue: Task<Question, Answer>[] = [];
  #idle: Idle<Question, Answer>[] = [];
  #busy = 0;

  constructor(options: Options<Question, Answer>) {
    this.#options = options;
  }

  /** @throws AppError `server.unavailable` when too many wait or the deadline passes; HelperBroken */
  async ask(question: Question): Promise<Answer> {
    const { waiting, deadlineMs } = this.#options;
    if (this.#queue.length >= waiting) throw new AppError('server.unavailable');
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const deadline = AbortSignal.timeout(deadlineMs);
    deadline.addEventListener('abort', () => reject(new AppError('server.unavailable')));
    this.#queue.push({ question, deadline, resolve, reject });
    this.#next();
    return promise;
  }

  #next(): void {
    while (this.#busy < this.#options.size) {
      const task = this.#queue.shift();
      if (task === undefined) return;
      if (!task.deadline.aborted) void this.#work(task);
    }
  }

  async #work({ question, deadline, resolve, reject }: Task<Question, Answer>): Promise<void> {
    this.#busy += 1;
    const helper = this.#take();
    const giveUp = () => helper.end();
    deadline.addEventListener('abort', giveUp);
    try {
      resolve(await helper.ask(question));
      this.#putBack(helper);
    } catch (error) {
      helper.end();
      reject(error);
    } finally {
      deadline.removeEventListener('abort', giveUp);
      this.#busy -= 1;
      this.#next();
    }
  }

  #take(): Helper<Question, Answer> {
    const idle = this.#idle.pop();
    clearTimeout(idle?.timer);
    return idle?.helper ?? this.#options.start();
  }

  #putBack(helper: Helper<Question, Answer>): void {
    const timer = setTimeout(() => {
      this.#idle = this.#idle.filter((idle) => idle.helper !== helper);
      helper.end();
    }, this.#options.idleMs).unref();
    this.#idle.push({ helper, timer });
  }
}
