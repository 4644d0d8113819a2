import { expect, type Page, type Route } from '@playwright/test';
import { apiPrefix, type CallName, calls } from '@vincere/contract';

/** Returns a pattern that matches the address of a call with any parameters. */
function addressOf(name: CallName): RegExp {
  const path = calls[name].path.replace(/:\w+/g, '[^/?]+');
  return new RegExp(`${apiPrefix}${path}(\\?.*)?$`);
}

/** Handles a call of this page with `handle` until the returned function is called. */
export async function treat(
  page: Page,
  name: CallName,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const { method } = calls[name];
  const address = addressOf(name);
  const only = (route: Route) => (route.request().method() === method ? handle(route) : route.fallback());
  await page.route(address, only);
  return () => page.unroute(address, only);
}

/** Aborts a call before it reaches the server. */
export const cut = (page: Page, name: CallName) => treat(page, name, (route) => route.abort());

/** Loses the response of a call after the server has processed it. */
export const loseAnswer = (page: Page, name: CallName) =>
  treat(page, name, async (route) => {
    await route.fetch();
    // The page may have gone meanwhile, and the request with it.
    await route.abort().catch(() => {});
  });

/** Answers a call without the server, with JSON or a plain text. */
export const answer = (page: Page, name: CallName, status: number, body: object | string) =>
  treat(page, name, (route) =>
    typeof body === 'string'
      ? route.fulfill({ status, contentType: 'text/html', body })
      : route.fulfill({ status, json: body }),
  );

/** Changes the response of a call. */
export const change = <T>(page: Page, name: CallName, by: (body: T) => void) =>
  treat(page, name, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as T;
    by(body);
    await route.fulfill({ response, json: body });
  });

export const toaster = (page: Page) => page.getByRole('region', { name: 'Notifications' });
export const failedToast = (page: Page) => toaster(page).getByRole('alert');

/** Expects exactly one visible toast with this title and text. */
export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<void> {
  const toasts = toaster(page);
  await expect(toasts.locator('b')).toHaveText([title]);
  if (text === undefined) return expect(toasts.locator('p')).toHaveCount(0);
  await expect(toasts.locator('p')).toHaveText([text]);
}

export async function closeToast(page: Page): Promise<void> {
  await toaster(page).getByRole('button', { name: 'Close' }).click();
  await expect(toaster(page)).toBeEmpty();
}

/** Records the text of each matching element that appears from now on, however briefly. Returns a function that reads them. */
export async function noteAppearing(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle((wanted) => {
    const texts: string[] = [];
    const look = (node: Node) => {
      if (!(node instanceof Element)) return;
      for (const element of [node, ...node.querySelectorAll('*')])
        if (element.matches(wanted)) texts.push(element.textContent ?? '');
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(look);
    }).observe(document.body, { childList: true, subtree: true });
    return texts;
  }, selector);
  return () => noted.jsonValue();
}

/** Sends a questionnaire with untouched scales, which the page asks to confirm. */
export async function sendUntouched(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: '15 answers still at 1' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Answers the five open questions and leaves the scales at 1. */
export async function answerOpenQuestions(page: Page): Promise<void> {
  const open = page.locator('main textarea');
  await expect(open).toHaveCount(5);
  for (let index = 0; index < 5; index++) await open.nth(index).fill(`I ask early. (${index + 1})`);
}
