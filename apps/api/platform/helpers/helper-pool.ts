import { AppError } from '../app-error.ts';
import type { Helper } from './helper.ts';

type Options<Question, Answer> = {
  start(): Helper<Question, Answer>;
  /** How many work at once: the limit on what they take together. */
  size: number;
  /** How many questions may wait; one more is refused. */
  waiting: number;
  /** From the question to its answer, waiting included unless `waitsFreely`. */
  deadlineMs: number;
  /** Nobody waits for the answer: only the work has to be done in time, however long it takes until its turn. */
  waitsFreely?: boolean;
  /** A helper without work for so long ends, and gives its memory back. */
  idleMs: number;
};

type Task<Question, Answer> = {
  question: Question;
  askedFor: number;
  /** Null: it begins with the work. */
  deadline: AbortSignal | null;
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
  /** Of those who ask, when each was last served, as long as anything waits. */
  readonly #served = new Map<number, number>();
  #turn = 0;

  constructor(options: Options<Question, Answer>) {
    this.#options = options;
  }

  /**
   * Whoever was served longest ago has the next turn, so that many questions of one (`askedFor`, a company) do not keep the
   * others waiting.
   * @throws AppError `server.unavailable` when too many wait or the deadline passes; HelperBroken
   */
  async ask(question: Question, askedFor = 0): Promise<Answer> {
    const { waiting, deadlineMs, waitsFreely = false } = this.#options;
    if (this.#queue.length >= waiting) throw new AppError('server.unavailable');
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const deadline = waitsFreely ? null : AbortSignal.timeout(deadlineMs);
    deadline?.addEventListener('abort', () => reject(new AppError('server.unavailable')));
    this.#queue.push({ question, askedFor, deadline, resolve, reject });
    this.#next();
    return promise;
  }

  #next(): void {
    while (this.#busy < this.#options.size) {
      const task = this.#nextTask();
      if (task === undefined) return;
      if (!task.deadline?.aborted) void this.#work(task);
    }
  }

  #nextTask(): Task<Question, Answer> | undefined {
    const lastTurn = ({ askedFor }: Task<Question, Answer>) => this.#served.get(askedFor) ?? 0;
    const [first, ...others] = this.#queue;
    if (first === undefined) {
      this.#served.clear();
      return undefined;
    }
    const next = others.reduce(
      (chosen, other) => (lastTurn(other) < lastTurn(chosen) ? other : chosen),
      first,
    );
    this.#queue.splice(this.#queue.indexOf(next), 1);
    this.#served.set(next.askedFor, (this.#turn += 1));
    return next;
  }

  async #work(task: Task<Question, Answer>): Promise<void> {
    const { question, resolve, reject } = task;
    this.#busy += 1;
    const helper = this.#take();
    const deadline = task.deadline ?? AbortSignal.timeout(this.#options.deadlineMs);
    const giveUp = () => {
      helper.end();
      reject(new AppError('server.unavailable'));
    };
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
