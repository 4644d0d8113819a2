import { type Browser, expect, type Page } from '@playwright/test';
import { answer, cut, failedToast } from '../call-faults.ts';
import { type Cast, playPast, seatCast, vote } from '../cast.ts';
import { test } from '../fixtures.ts';
import { loading } from '../looking.ts';
import { buildPerson, changeStatus, contextOf, type World } from '../world.ts';

/* Narrow screens, text at twice its size, forced colours, reduced motion: no content is lost or covered. */

let world: World;
let cast: Cast;
let past: number;
let scenario: number;
let live: number;

const phone = { width: 360, height: 640 };
const room = '/simulation/room/social?code=READ42';
const dashboard = '/simulation/dashboard?code=READ42';
/** A word that is wider than a phone. */
const unbroken = 'Risikomanagementfortbildungsveranstaltungsteilnahmebestätigung';

test.beforeAll(async ({ desk }) => {
  ({ world, cast } = desk);
  past = (await playPast(world, cast, 'PAST42', unbroken)).id;
  const run = await seatCast(world, cast, 'READ42', unbroken);
  const [first_name, last_name] = [unbroken.slice(0, 25), unbroken.slice(0, 40)];
  const named = { first_name, last_name, email_address: 'long@example.org' };
  const { client } = await buildPerson(world, named);
  await client.call('joinRun', { body: { access_code: 'READ42', room_name: 'social' } });
  const { current_scenario } = await changeStatus(world, run, 'IN_PROGRESS');
  live = run.id;
  scenario = current_scenario?.id ?? 0;
  await vote(cast, run, ['economic', 'legal']);
});
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** Opens a page as the Advocate, who has not decided yet. */
const opened = async (browser: Browser, options: Parameters<typeof contextOf>[3]): Promise<Page> =>
  (await contextOf(browser, world, cast.social, options)).page;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name }).click();
const choose = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).locator('label').first().click();

/** Evaluated in the page. Returns the pixels by which it scrolls sideways, and the elements with clipped text. */
function losses(): { overhang: number; clipped: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY, display, clipPath, fontSize } = getComputedStyle(element);
    // Text for screen readers is clipped on purpose.
    if (clipPath !== 'none' || !element.checkVisibility() || display === 'inline') return false;
    if (!element.matches('a, button, label, h1, h2, h3, p, b, span, td, th')) return false;
    const holdsText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!holdsText || /auto|scroll/.test(overflowX + overflowY)) return false;
    const { scrollHeight, clientHeight } = element;
    // Glyphs can extend a little beyond a tight line.
    return (
      element.scrollWidth > element.clientWidth + 1 ||
      scrollHeight > clientHeight + Number.parseFloat(fontSize) * 0.3
    );
  });
  return { overhang: scrollWidth - clientWidth, clipped: clipped.map((element) => element.outerHTML) };
}

const screens: [path: string, act?: (page: Page) => Promise<void>][] = [
  ['/login'],
  ['/j/READ42'],
  ['/register', (page) => press(page, 'Continue')],
  ['/questionnaire'],
  ['/dashboard', (page) => press(page, 'Start Simulation')],
  ['/account'],
  ['/history'],
  ['/scenario/'],
  ['/simulation?code=READ42'],
  [dashboard],
  [room],
  [room, (page) => part(page, 'Decision')],
  ['/simulation/summary'],
];

for (const [name, viewport, size] of [
  ['on a screen of 320 pixels', { ...phone, width: 320 }, '100%'],
  ['with text at twice its size', { ...phone, height: 780 }, '200%'],
] as const)
  test(`nothing is clipped or scrolls sideways ${name}`, async ({ browser }) => {
    const page = await opened(browser, { viewport });
    const show = async (page: Page, path: string) => {
      await page.goto(path);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(loading(page)).toHaveCount(0);
    };
    const whole: Record<string, string> = {
      '/simulation/summary': `/simulation/summary?runId=${past}`,
      '/scenario/': `/scenario/${scenario}`,
    };
    for (const [path, act] of screens) {
      await show(page, whole[path] ?? path);
      await act?.(page);
      expect.soft(await page.evaluate(losses), path).toEqual({ overhang: 0, clipped: [] });
    }
    const { page: facilitator } = await contextOf(browser, world, world.admin, { viewport });
    // Texts that are shown in full elsewhere can be clipped.
    for (const path of [`/admin/runs/${live}`, `/admin/runs/${past}`, '/admin/runs', '/admin/simulations']) {
      await show(facilitator, path);
      expect.soft((await facilitator.evaluate(losses)).overhang, path).toBe(0);
    }
  });

test('the second press of a double click neither closes a dialog just opened nor acts in it', async ({
  browser,
}) => {
  const page = await opened(browser, { viewport: phone });
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog');
  const codeMissing = page.getByText('Please enter an access code');
  const opener = page.getByRole('button', { name: 'Start Simulation', exact: true }).first();
  const twice = async () => {
    const { x, y, width, height } = (await opener.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(dialog).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await dialog.count()).toBe(1);
    return codeMissing.count();
  };
  const close = async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  // On a slow machine the second press may come late and counts as a separate one.
  await expect(async () => {
    await close();
    await twice();
  }).toPass({ timeout: 15_000 });
  await close();
  // The place where the dialog will have its submit button.
  await opener.evaluate((button) =>
    Object.assign(button.style, { position: 'fixed', right: '40px', bottom: '16px', zIndex: '10' }),
  );
  await expect(async () => {
    await close();
    expect(await twice()).toBe(0);
  }).toPass({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Join', exact: true }).press('Enter');
  await expect(codeMissing).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('chosen options are visible in forced colours', async ({ browser }) => {
  const page = await opened(browser, { forcedColors: 'active' });
  await page.goto(room);
  await choose(page, 'Available Decision');
  const coloursOf = (letter: string) =>
    page
      .getByRole('radiogroup', { name: 'Available Decision' })
      .getByText(letter, { exact: true })
      .evaluate((mark) => {
        const option = mark.closest('label');
        if (option === null) throw new Error('A mark is part of an option');
        return [getComputedStyle(option).borderLeftColor, getComputedStyle(mark, '::before').backgroundColor];
      });
  const [chosen, other] = [await coloursOf('A'), await coloursOf('B')];
  for (const index of [0, 1]) expect(chosen[index]).not.toBe(other[index]);
});

test('no element moves with reduced motion', async ({ browser }) => {
  const page = await opened(browser, { reducedMotion: 'no-preference' });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.goto('/dashboard');
  await expect(page.getByText('In Progress').filter({ visible: true }).first()).toBeVisible();
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
  await press(page, 'Start Simulation');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toBe(0);
  await page.goto(room);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await moving()).toBe(0);
});

test('an error on a phone does not cover the retry button', async ({ browser }) => {
  const page = await opened(browser, { viewport: phone });
  const isFree = async (name: string) => {
    await expect(failedToast(page)).toBeVisible();
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const apart = async () => {
      const [low, toast] = [await button.boundingBox(), await failedToast(page).boundingBox()];
      if (low === null || toast === null) throw new Error('Both are shown');
      return low.y + low.height <= toast.y || toast.y + toast.height <= low.y;
    };
    await expect.poll(apart, name).toBe(true);
  };
  await page.goto(dashboard);
  await choose(page, 'Your final decision');
  await page.getByLabel('Your reasoning').fill('It can be defended.');
  await cut(page, 'castFinalVote');
  await press(page, 'Submit Final Decision');
  await isFree('Retry');
  await answer(page, 'castFinalVote', 422, { detail: `No: ${unbroken}${unbroken}` });
  await press(page, 'Retry');
  const toast = failedToast(page);
  await expect(toast).toContainText(unbroken);
  await expect(toast.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(losses)).toEqual({ overhang: 0, clipped: [] });

  await page.goto(room);
  await part(page, 'Decision');
  await press(page, 'Submit Decision');
  const incomplete = page.getByText('Please select a decision and provide rationale');
  await expect(incomplete).toBeInViewport({ ratio: 1 });
  await choose(page, 'Available Decision');
  await expect(incomplete).toHaveCount(0);
  await press(page, 'Submit Decision');
  await expect(incomplete).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Your reasoning is required before submitting your decision.')).toBeInViewport({
    ratio: 1,
  });
  await page.getByLabel('Your reasoning').fill('It can be defended.');
  await answer(page, 'castRoomVote', 500, { detail: 'No.' });
  await press(page, 'Submit Decision');
  await isFree('Retry');
});
