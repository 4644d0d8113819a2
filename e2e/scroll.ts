import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runCommand } from '../play/command.ts';
import { launchOptions } from './chromium.ts';
import { buildPerson, changeStatus, contextOf, createRun, openWorld } from './world.ts';

declare global {
  /** The durations of the page's tasks over 50 ms. */
  var durations: number[];
}

const usage = `npm run scroll

Measures the longest task while a phone scrolls through a feed of 500 posts, compared with an empty page scrolled as far in the
same browser.`;

const postCount = 500;
const targetMs = 50;

async function main(): Promise<void> {
  parseArgs();
  const world = await openWorld();
  const browser = await chromium.launch(launchOptions);
  try {
    const person = await buildPerson(world, {
      first_name: 'Tom',
      last_name: 'Whitfield',
      email_address: 'tom@example.org',
    });
    const run = await createRun(world, 'SCROLL');
    await changeStatus(world, run, 'IN_PROGRESS');
    await person.client.call('joinRun', { body: { access_code: run.access_code, room_name: 'social' } });
    const { current_scenario } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    for (let made = 0; made < postCount; made += 50)
      await world.facilitator.call('createPost', {
        body: {
          scenario_id: current_scenario?.id ?? 0,
          room_name: 'social',
          content: JSON.stringify(
            Array.from({ length: 50 }, (_, index) => ({
              content: `${made + index}: ${'The quay was quiet when the council met. '.repeat(1 + (index % 6))}`,
            })),
          ),
        },
      });

    const { page } = await contextOf(browser, world, person, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const longest = async (): Promise<number> => {
      await page.evaluate(() => {
        globalThis.durations = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) durations.push(Math.round(duration));
        }).observe({ type: 'longtask' });
      });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 1_500) {
        await page.mouse.wheel(0, 1_500);
        await page.waitForTimeout(30);
      }
      await page.waitForTimeout(300);
      return page.evaluate(() => Math.max(0, ...durations));
    };

    await page.goto('/login');
    await page.setContent('<div style="height: 100000px">nothing</div>');
    const empty = await longest();
    await page.goto(`/simulation/room/social?code=${run.access_code}`);
    const articles = page.locator('article');
    await articles.nth(postCount - 1).waitFor();
    const feed = await longest();
    process.stdout.write(
      `${await articles.count()} posts: longest task ${feed} ms (0: none over 50), on an empty page ${empty} ms\n`,
    );
    process.exitCode = feed <= Math.max(targetMs, empty) ? 0 : 1;
  } finally {
    await browser.close();
    await world.stop();
  }
}

await runCommand(usage, main);
