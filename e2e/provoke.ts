import { expect, type Page, type Route } from '@playwright/test';
import { apiPrefix, type CallName, calls } from '@vincere/contract';

/** The addresses of a call, whatever stands in the place of its parameters. */
function addressOf(name: CallName): RegExp {
  const path = calls[name].path.replace(/:\w+/g, '[^/?]+');
  return new RegExp(`${apiPrefix}${path}(\\?.*)?$`);
}

/** Treats a call of this page as `handle` says, from now on until the answer of this function is called. */
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

/** A call that never reaches the server. */
export const cut = (page: Page, name: CallName) => treat(page, name, (route) => route.abort());

/** A call that the server takes, but whose answer is lost on the way. */
export const loseAnswer = (page: Page, name: CallName) =>
  treat(page, name, async (route) => {
    await route.fetch();
    await route.abort();
  });

/** A call that something between page and server answers: as JSON, or with a text of its own. */
export const answer = (page: Page, name: CallName, status: number, body: object | string) =>
  treat(page, name, (route) =>
    typeof body === 'string'
      ? route.fulfill({ status, contentType: 'text/html', body })
      : route.fulfill({ status, json: body }),
  );

/** A call whose answer reaches the page changed. */
export const change = <T>(page: Page, name: CallName, by: (body: T) => void) =>
  treat(page, name, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as T;
    by(body);
    await route.fulfill({ response, json: body });
  });

/** The one toast that is visible reads like this. */
export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<void> {
  const toasts = page.locator('.toaster .toast');
  await expect(toasts.locator('b')).toHaveText([title]);
  if (text === undefined) return expect(toasts.locator('p')).toHaveCount(0);
  await expect(toasts.locator('p')).toHaveText([text]);
}

export async function closeToast(page: Page): Promise<void> {
  await page.locator('.toaster').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.toaster .toast')).toHaveCount(0);
}

/** From now on notes the text of each element like this that appears in the page, however briefly; gives what it has noted. */
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

/** Sends a questionnaire whose scales nobody has touched: the page asks first. */
export async function sendUntouched(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: '15 answers still at 1' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The five open questions; the scales stand at 1. */
export async function answerOpenQuestions(page: Page): Promise<void> {
  const open = page.locator('main textarea');
  await expect(open).toHaveCount(5);
  for (let index = 0; index < 5; index++) await open.nth(index).fill(`I ask early. (${index + 1})`);
}
