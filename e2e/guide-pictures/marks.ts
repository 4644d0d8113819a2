import type { Locator, Page } from '@playwright/test';

/** A numbered mark: its distance in pixels from the upper left corner of a part of the page. */
export type Mark = [part: Locator, right: number, down: number];

/** Draws marks with the numbers from 1 up, and returns a function that removes them. */
export async function drawMarks(page: Page, marks: readonly Mark[]): Promise<() => Promise<void>> {
  const places: { x: number; y: number }[] = [];
  for (const [part, right, down] of marks) {
    const box = await part.first().boundingBox();
    if (box === null) throw new Error(`The page has no ${String(part)}`);
    places.push({ x: box.x + right, y: box.y + down });
  }
  await page.evaluate((all) => {
    for (const [index, { x, y }] of all.entries()) {
      const mark = document.createElement('div');
      mark.className = 'picture-mark';
      mark.textContent = String(index + 1);
      mark.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; z-index: 99999; width: 30px; height: 30px;
        display: grid; place-items: center; border: 2px solid var(--color-on-signal); border-radius: 50%;
        background: var(--color-signal); color: var(--color-on-signal); font: 700 16px/1 Archivo, sans-serif;`;
      document.body.append(mark);
    }
  }, places);
  return () =>
    page.evaluate(() => {
      for (const mark of document.querySelectorAll('.picture-mark')) mark.remove();
    });
}
