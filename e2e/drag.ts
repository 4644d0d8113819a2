import type { Locator, Page } from '@playwright/test';

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('This is not on the page');
  return box;
}

/** Drags from the middle of one element to the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await boxOf(from), await boxOf(to)];
  await page.mouse.move(start.x + start.width - 4, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x - 20, end.y + 10, { steps: 5 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}
