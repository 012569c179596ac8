export const FAULT_KINDS = ['error', 'drop', 'hold'] as const;

/** Something that goes wrong with the next matching API requests. */
export interface Fault {
  /** `error`: a failure. `drop`: the connection is cut. `hold`: the reply waits until it is released. */
  kind: (typeof FAULT_KINDS)[number];
  /** Of an `error`. 429 refuses before anything is done; a 5xx is kept under the idempotency key, as by the provider. */
  status: number;
  /** Whether the request is carried out before it goes wrong, so that only its reply is lost. */
  afterWork: boolean;
  /** Only requests of this method, and with a path that starts so. */
  method: string | null;
  pathPrefix: string;
  remaining: number;
}

/** Kept in memory only: a restart makes everything well again. */
export class Faults {
  #faults: Fault[] = [];
  #heldReplies: (() => void)[] = [];

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  take(method: string, path: string): Fault | null {
    const fault = this.#faults.find((candidate) => {
      return (
        (candidate.method === null || candidate.method === method) && path.startsWith(candidate.pathPrefix)
      );
    });
    if (!fault) return null;
    fault.remaining -= 1;
    if (fault.remaining <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
    return fault;
  }

  held(): Promise<void> {
    return new Promise((release) => this.#heldReplies.push(release));
  }

  get heldCount(): number {
    return this.#heldReplies.length;
  }

  /** Forgets faults to come and lets held replies go. */
  clear(): void {
    this.#faults = [];
    for (const release of this.#heldReplies.splice(0)) release();
  }
}
