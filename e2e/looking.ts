import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { findHiddenInForcedColors } from './forced-colors.ts';
import type { KnownPerson, World } from './world.ts';

/** The minified axe script, because every page has to parse all of it. */
const axeSource = readFileSync(
  join(import.meta.dirname, '..', 'node_modules', 'axe-core', 'axe.min.js'),
  'utf8',
);
const folder = join(import.meta.dirname, 'screenshots');
const themes = ['light', 'dark'] as const;
const widths = { phone: 360, tablet: 768, laptop: 1440 } as const;
const heights = { 360: 780, 768: 1024, 1440: 900 } as const;
/** True for `npm run e2e -- --every-look`: checks every width in both themes, with a screenshot of each. */
const isEvery = process.env['VINCERE_EVERY_LOOK'] !== undefined;
/** Otherwise checks each theme once and only the smallest and largest width, which finds most problems. */
const themesAt = (width: Width): readonly (typeof themes)[number][] =>
  isEvery ? themes : width === widths.phone ? ['light'] : width === widths.laptop ? ['dark'] : [];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Widths for states that differ little from a screen checked at every width. */
export const ends = [360, 1440] as const;

/** Parts of a page whose content is still loading. */
export const loading = (page: Page) => page.locator('[data-loading]');

type Width = (typeof widths)[keyof typeof widths];

/** A window that opens screens one after the other, checks them and takes screenshots. */
export class Looking {
  readonly page: Page;
  /** Messages of the browser console since the last check. */
  readonly #complaints: string[] = [];
  #allowsFailedCalls = false;

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser logs every refused or failed call. That is expected where a failure is shown.
      if (this.#allowsFailedCalls && message.text().startsWith('Failed to load resource')) return;
      this.#complaints.push(`${message.text()} (${message.location().url})`);
    });
  }

  static async begin(browser: Browser, world: World): Promise<Looking> {
    const context = await browser.newContext({ baseURL: world.origin });
    const page = await context.newPage();
    await page.goto('/login');
    // From here on the fonts are cached, as for most visits.
    await page.waitForFunction(() => localStorage.getItem('fonts') !== null);
    return new Looking(page);
  }

  /** Switches to this person, with empty storage. */
  async become(person: KnownPerson | null): Promise<void> {
    await this.page.goto('/forgot-password');
    await this.page.evaluate((session) => {
      const fonts = localStorage.getItem('fonts');
      sessionStorage.clear();
      localStorage.clear();
      if (fonts !== null) localStorage.setItem('fonts', fonts);
      if (session !== null) sessionStorage.setItem('session', session);
    }, person && JSON.stringify(person.session));
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  see(what: string | RegExp): Promise<void> {
    return expect(this.page.getByText(what).first()).toBeVisible();
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole('button', { name }).first().click();
  }

  async wide(width: Width): Promise<void> {
    await this.page.setViewportSize({ width, height: heights[width] });
  }

  /** Makes calls whose address ends like this fail during some work. */
  async failing(address: RegExp, act: () => Promise<void>): Promise<void> {
    this.#allowsFailedCalls = true;
    await this.page.route(address, (route) => route.abort());
    await act();
    await this.page.unroute(address);
    this.#allowsFailedCalls = false;
  }

  /** Allows refusals of the server during some work. */
  async refused(act: () => Promise<void>): Promise<void> {
    this.#allowsFailedCalls = true;
    await act();
    this.#allowsFailedCalls = false;
  }

  /** Checks a screen. `at` limits the widths if others show nothing new. */
  async look(name: string, at: readonly Width[] = Object.values(widths)): Promise<void> {
    const { page } = this;
    await expect(loading(page)).toHaveCount(0);
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Archivo Variable') && status === 'loaded',
      ),
    );
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const width of at) {
      if (themesAt(width).length === 0) continue;
      await this.wide(width);
      for (const theme of themesAt(width)) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        // Sticky and fixed elements are drawn as on an unscrolled page.
        await page.evaluate(() => scrollTo(0, 0));
        const path = join(folder, `${name}-${width}-${theme}.png`);
        if (isEvery) await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        if (width !== widths.tablet) await this.#checkAxe(`${name} at ${width}, ${theme}`);
      }
      if (width === widths.laptop)
        expect.soft(await findHiddenInForcedColors(page), `${name}: forced colours`).toEqual([]);
      if (width === widths.phone) expect.soft(await this.#overhang(), `${name}: sideways scroll`).toBe(0);
    }
    expect.soft(this.#complaints, `${name}: complaints of the browser`).toEqual([]);
    this.#complaints.length = 0;
  }

  async #checkAxe(where: string): Promise<void> {
    expect.soft(await findBarriers(this.page), `${where}: axe`).toEqual([]);
  }

  /** Returns the number of pixels by which the page scrolls sideways. */
  #overhang(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
}

/** Returns the accessibility problems of a page; empty if there are none. */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // A text that fades in has too little contrast for a moment.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const violations = await page.evaluate(runAxe, standards);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} (${failureSummary})`),
  );
}

declare global {
  /** Set by the script of axe in the page. */
  var axe: typeof axeCore;
}

/** Runs axe. This function is evaluated in the page. */
async function runAxe(standards: string[]) {
  // Preloading is only needed for rules on style sheets, which these standards don't have.
  const options = { runOnly: standards, resultTypes: ['violations' as const], preload: false };
  return (await axe.run(document, options)).violations;
}
