import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { bare } from '@vincere/domain';
import { catalogue } from '../../web/src/languages/de/index.ts';
import type { Language } from '../../web/src/lib/language.ts';
import { launchOptions } from '../chromium.ts';
import { loading } from '../looking.ts';
import { contextOf } from '../world.ts';
import { drawMarks, type Mark } from './marks.ts';
import { Workshop } from './workshop.ts';

/*
 * Takes the pictures of the guide in both languages, and that of the README, while twelve people play the sample. Usage:
 * `npm run guide:pictures`.
 */

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'guide', 'pictures');
const readmePicture = join(root, 'docs', 'images', 'control-room.png');
const size = { width: 1440, height: 900 };

/** Takes pictures of a page and stores them in the folder of a language. */
class Camera {
  readonly page: Page;
  readonly #language: Language;

  private constructor(page: Page, language: Language) {
    this.page = page;
    this.#language = language;
  }

  static async open(browser: Browser, { world }: Workshop, language: Language): Promise<Camera> {
    const { context, page } = await contextOf(browser, world, world.admin, {
      viewport: size,
      locale: language,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    // Nobody is signed in here, so the fonts load at once. From then on the cache has them.
    const first = await context.newPage();
    await first.goto('/login');
    await first.waitForFunction(() => localStorage.getItem('fonts') !== null);
    await first.close();
    return new Camera(page, language);
  }

  /** Returns a text of the screen in the language of the pictures. */
  say(text: string): string {
    const found = catalogue.texts[text];
    return this.#language === 'de' && typeof found === 'string' ? found : bare(text);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: this.say(name), exact: true });
  }

  heading(title: string): Locator {
    return this.page.getByRole('heading', { name: this.say(title), exact: true });
  }

  async open(path: string, height: number = size.height): Promise<void> {
    await this.page.setViewportSize({ ...size, height });
    await this.page.goto(path);
  }

  /** Takes a picture of the whole window, or of a part with a margin. */
  async take(name: string, marks: readonly Mark[] = [], part?: Locator): Promise<void> {
    await this.#settle();
    const removeMarks = await drawMarks(this.page, marks);
    const box = await part?.boundingBox();
    const margin = 40;
    await this.page.screenshot({
      path: join(folder, this.#language, `${name}.png`),
      ...(box && {
        clip: {
          x: box.x - margin,
          y: box.y - margin,
          width: box.width + 2 * margin,
          height: box.height + 2 * margin,
        },
      }),
    });
    await removeMarks();
  }

  /** Takes the picture of the README: the window without marks. */
  async takeForReadme(): Promise<void> {
    await this.#settle();
    await this.page.screenshot({ path: readmePicture });
  }

  async #settle(): Promise<void> {
    await loading(this.page).first().waitFor({ state: 'detached' });
    await this.page.evaluate(() => document.fonts.ready);
    // Presence and bars arrive a moment after the page.
    await this.page.waitForTimeout(1_000);
  }
}

async function takePictures(browser: Browser, language: Language): Promise<void> {
  await mkdir(join(folder, language), { recursive: true });
  const workshop = await Workshop.begin(language);
  try {
    const camera = await Camera.open(browser, workshop, language);
    const { page } = camera;
    const { simulationId } = workshop;
    const word = (text: string) => page.getByText(camera.say(text), { exact: true });

    const { stages } = await workshop.world.facilitator.call('getSimulation', { params: { simulationId } });
    await camera.open(`/admin/simulations/${simulationId}/stages?view=map`);
    const card = page.locator('.react-flow__node-scenario').first();
    await camera.take('map', [
      [page.getByText(camera.say('Stage {number}').replace('{number}', '1'), { exact: true }), -38, -6],
      [card, -15, -15],
      [card, 246, 26],
    ]);
    const [stage] = stages;
    await camera.open(
      `/admin/simulations/${simulationId}/stages/${stage?.id}/scenarios/${stage?.scenarios[0]?.id}?room=technological`,
    );
    await camera.take(
      'posts',
      [
        [camera.heading('In this room'), -38, -4],
        [word('Appears'), -24, -26],
        [word('Author@@of a post'), -38, -6],
      ],
      page.getByRole('dialog'),
    );

    const run = await workshop.start();
    const runPage = `/admin/runs/${run.id}`;
    await workshop.read();
    await workshop.pass(6);
    await workshop.vote(
      { room: (person) => (person % 5 === 0 ? 2 : person % 2), final: (person) => person % 3 },
      [0, 8],
    );
    await camera.open(runPage);
    if (language === 'en') await camera.takeForReadme();
    await camera.open(runPage, 960);
    await camera.take('control-room', [
      [page.getByRole('region', { name: camera.say('Stage clock') }), -18, -20],
      [page.locator('[aria-current="step"]'), -18, -18],
      [camera.heading('Available Decisions'), -36, -6],
      [page.getByRole('tab', { name: camera.say('Order@@a text') }), -2, -28],
      [camera.heading('Participants'), -38, -6],
    ]);
    await camera.open(runPage, 1_180);
    await camera.take('levers', [
      [camera.button('Nudge them'), 24, 24],
      [camera.heading('Coming posts'), -36, -6],
      [camera.button('Add 1 min'), -16, -20],
    ]);
    await workshop.vote({ final: (person) => person % 2 }, [8, 12]);
    await camera.open(runPage);
    await camera.button('Next Stage').click();
    const dialog = page.getByRole('dialog');
    await camera.take('tie', [[dialog.getByRole('radiogroup'), -16, -16]], dialog);

    await workshop.pass(1);
    await workshop.advance();
    for (const _ of stages.slice(1)) {
      await workshop.pass(2);
      await workshop.vote({
        room: (person) => person % 3,
        final: (person) => (person % 4 === 0 ? 1 : 0),
      });
      await workshop.advance();
    }
    await workshop.finish();
    await camera.open(runPage, 1_640);
    await camera.take('report', [
      [camera.heading('What was decided'), -38, -2],
      [camera.heading('How the group decided'), -38, -6],
      [camera.heading('What was not shared'), -38, -6],
    ]);
    await workshop.debrief();
    await camera.open(`${runPage}/debrief`);
    await camera.take('debrief', [
      [page.getByRole('region', { name: camera.say('Phases') }), -12, 8],
      [camera.heading('Script'), -32, -6],
      [camera.heading('Questions from this run'), -30, -6],
      [camera.heading('What they wrote'), -34, -6],
    ]);
  } finally {
    await workshop.end();
  }
}

const browser = await chromium.launch(launchOptions);
try {
  for (const language of ['en', 'de'] as const) await takePictures(browser, language);
} finally {
  await browser.close();
}
