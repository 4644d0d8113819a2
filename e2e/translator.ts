import { expect, type Page } from '@playwright/test';

/*
 * A page that a browser translates, and the same page without a translation. The translator puts an invisible mark before each
 * text, so the two pages must be equal without it and have the same layout.
 */

const mark = '\u2063';

/** An untranslated window and a translated one, at the same address. */
export type Pair = { name: string; plain: Page; translated: Page };

/** Translates a page from its first text on, as the translator of Chromium does. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const font = (content: Node) => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      element.append(content);
      return element;
    };
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isContent = text.parentElement?.closest('script, style, noscript, textarea') === null;
        if (isContent && /[\p{L}\p{N}]/u.test(text.data) && !text.data.startsWith(mark))
          text.replaceWith(font(font(document.createTextNode(mark + text.data))));
      }
    };
    addEventListener('DOMContentLoaded', () => {
      translate();
      new MutationObserver(translate).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  }, mark);
}

/** Waits until both windows of each pair say the same, and all texts of the second are translated. */
export async function expectSameTexts(pairs: readonly Pair[], event: string): Promise<void> {
  for (const { name, plain, translated } of pairs)
    await expect
      .poll(
        async () => {
          const [text, translation] = await Promise.all([textOf(plain), textOf(translated)]);
          return {
            isTranslated: translation.includes(mark),
            difference: differenceOf(text, translation.replaceAll(mark, '')),
          };
        },
        { message: `${name} after: ${event}` },
      )
      .toEqual({ isTranslated: true, difference: null });
}

/** Returns the text of a page without its toasts and the announcements of changes, which depend on the moment. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll(
      'script, style, noscript, .toaster, .visually-hidden[role=status]',
    ))
      other.remove();
    // Each page counts the seconds from the moment at which it read a post.
    return (copy.textContent ?? '').replaceAll(/\d+ seconds? ago/g, 'some seconds ago');
  });
}

/** Returns two texts from shortly before their first difference; null if they are equal. Clocks may be seconds apart. */
function differenceOf(plain: string, translated: string): string | null {
  const [one, other] = [withoutClocks(plain), withoutClocks(translated)];
  if (one === other) {
    const others = clocksOf(translated);
    const isFrozen = clocksOf(plain).some((clock, index) => Math.abs(clock - (others[index] ?? 0)) > 5);
    return isFrozen ? 'a clock of the translated page is wrong' : null;
  }
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  const start = Math.max(0, place - 30);
  return `${one.slice(start, place + 50)} | ${other.slice(start, place + 50)}`;
}

const clock = /(?:(\d+):)?(\d+):(\d\d)(?! ?[AP]M)/g;

function withoutClocks(text: string): string {
  return text.replaceAll(clock, 'clock');
}

function clocksOf(text: string): number[] {
  return [...text.matchAll(clock)].map(
    ([, hours, minutes, seconds]) => Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds),
  );
}
