import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { hydratedWhereOurs } from './hydrated.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Half-way through a transition colours are neither the ones before nor the ones after. What was just pressed starts its
 * transition with the next frame.
 */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      const running = document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
      });
      if (running.length === 0) return;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

/**
 * Fails with every violation of WCAG 2.2 A and AA that axe finds on the page as it is now, and where. axe runs in the
 * page itself: its adapter for Playwright opens another page for each run and takes ten times as long. It asks a frame
 * inside the page for its part; without axe there, that part is a violation of its own.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Until then what is pale is what cannot be pressed.
  await hydratedWhereOurs(page);
  await transitionsEnd(page);
  await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const { axe: judge } = window as typeof window & { axe: typeof axe };
    const { violations } = await judge.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
  }, WCAG_2_2_AA);
  expect(found).toEqual([]);
}
