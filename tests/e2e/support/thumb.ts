import type { Locator } from '@playwright/test';

/**
 * Does with a page what a thumb does, and counts it: a press on something, the tap that opens a field before typing,
 * a list of choices opened and one of them taken. Typing and scrolling are not counted.
 */
export class Thumb {
  presses = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.presses += 1;
    await field.fill(text);
  }

  async choose(list: Locator, option: string | { index: number }): Promise<void> {
    this.presses += 2;
    await list.selectOption(option);
  }
}
