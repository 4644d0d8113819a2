import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { buildCast, type Cast, seatCast } from './cast.ts';
import { changeStatus, contextOf, sampleOf, type World } from './world.ts';

/** A facilitator with the control room in a browser, and six people who act over HTTP. */
export class Desk {
  readonly world: World;
  readonly cast: Cast;

  private constructor(world: World, cast: Cast) {
    this.world = world;
    this.cast = cast;
  }

  static async open(world: World): Promise<Desk> {
    return new Desk(world, await buildCast(world));
  }

  /** Creates a run in progress that the six people have joined. */
  async started(code: string): Promise<Run> {
    return changeStatus(this.world, await seatCast(this.world, this.cast, code), 'IN_PROGRESS');
  }

  /** Starts a run of a copy of the sample, for tests that change the simulation. Nobody has joined. */
  async startedCopy(name: string, code: string): Promise<Run> {
    const { facilitator } = this.world;
    const { id } = await sampleOf(this.world);
    const copy = await facilitator.call('duplicateSimulation', { params: { simulationId: id } });
    const run = await facilitator.call('createRun', {
      params: { simulationId: copy.id },
      body: { name, access_code: code },
    });
    return changeStatus(this.world, run, 'IN_PROGRESS');
  }

  /** Plays a run of the sample with the six people to its end. Its first stage is a tie. */
  async played(code: string): Promise<Run> {
    const run = await this.started(code);
    for (const stage of [1, 2, 3]) {
      await this.decide(run, stage === 1 ? level : allFirst);
      const { current_scenario } = await this.now(run);
      await this.world.facilitator.call('advanceRun', {
        params: params(run),
        body: stage === 1 ? { decision_id: current_scenario?.all_decisions[0]?.id ?? 0 } : {},
      });
    }
    const played = await this.now(run);
    return played.status === 'IN_PROGRESS' ? changeStatus(this.world, played, 'COMPLETED') : played;
  }

  now(run: Run): Promise<Run> {
    return this.world.facilitator.call('getRun', { params: params(run) });
  }

  /** Opens the control room of a run in a new window. */
  async openRun(browser: Browser, run: Run): Promise<Page> {
    const { page } = await contextOf(browser, this.world, this.world.admin, {
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(`/admin/runs/${run.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Board workshop' })).toBeVisible();
    return page;
  }

  /** Casts the final votes of these people in the current scenario. Decisions are given by their index. */
  async decide(run: Run, choices: Partial<Record<Role, number>>): Promise<void> {
    const { current_scenario } = await this.now(run);
    for (const role of roles) {
      const place = choices[role];
      if (place === undefined) continue;
      await this.cast[role].client.call('castFinalVote', {
        params: params(run),
        body: {
          decision_chosen_id: current_scenario?.all_decisions[place]?.id ?? 0,
          reasoning: 'It holds.',
        },
      });
    }
  }
}

export const params = (run: Run) => ({ runId: run.id });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
/** Opens a tab of the control room. */
export const openTab = (page: Page, name: 'Posts' | 'Announce' | 'Help' | 'Notes' | 'Run') =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
/** Leads from a revealed result to the next stage: shows what came of the decision, if anything did, and begins. */
export async function beginStage(page: Page, number: number): Promise<void> {
  const outcome = button(page, 'Show What Came of It');
  const begin = button(page, `Begin Stage ${number}`);
  await expect(outcome.or(begin)).toBeVisible();
  if (await outcome.isVisible()) await outcome.click();
  await begin.click();
}
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** The status of a run in the head of its control room. */
export const status = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true });
export const wallOf = (page: Page) => page.getByRole('dialog', { name: 'Projector view' });

const allFirst = {
  political: 0,
  economic: 0,
  social: 0,
  technological: 0,
  environmental: 0,
  legal: 0,
} as const;
/** A tie: three votes for the first decision, three for the second. */
export const level = {
  political: 0,
  economic: 1,
  social: 0,
  technological: 1,
  environmental: 0,
  legal: 1,
} as const;
