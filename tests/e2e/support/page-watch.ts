import type { BrowserContext } from '@playwright/test';
import type { Stack } from './stack.ts';

type Allowed = { status: number; address: string | RegExp };

const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (\d{3})/;

/**
 * Notes what no page may do: console errors, uncaught exceptions, violations of the content security policy.
 * Chromium reports every 4xx and 5xx reply as a console error, so a test says which ones it provokes.
 */
export class PageWatch {
  private problems: string[] = [];
  private readonly allowed: Allowed[];
  private readonly lost: RegExp[] = [];

  constructor({ sandboxOrigin }: Stack) {
    // The hosted payment page answers a declined card and an incomplete form this way.
    this.allowed = [402, 422].map((status) => ({ status, address: sandboxOrigin }));
  }

  /** Replies with this status from addresses containing (or matching) `address` are what the test wants. */
  allow(status: number, address: string | RegExp): void {
    this.allowed.push({ status, address });
  }

  /** Whatever is said of addresses matching `address` is what the test wants: it lets them be lost. */
  allowLost(address: RegExp): void {
    this.lost.push(address);
  }

  /** What was noted so far; it is forgotten. */
  takeProblems(): string[] {
    const noted = this.problems;
    this.problems = [];
    return noted;
  }

  async follow(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.note(message.text(), message.location().url);
    });
    context.on('weberror', (event) => {
      const error = event.error();
      // What an answer still had to say when another navigation took over: React Router drops it, and tells nobody before.
      if (error.name !== 'AbortError') this.problems.push(`uncaught: ${error.stack ?? ''}`);
    });
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile }) => {
          console.error(`content security policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
        },
      );
    });
  }

  private note(text: string, address: string): void {
    const status = Number(FAILED_LOAD.exec(text)?.[1]);
    const isAllowed = this.allowed.some(
      (one) =>
        one.status === status &&
        (typeof one.address === 'string' ? address.includes(one.address) : one.address.test(address)),
    );
    const isLost = this.lost.some((one) => one.test(text) || one.test(address));
    if (!isAllowed && !isLost) this.problems.push(`console.error: ${text} (${address})`);
  }
}
