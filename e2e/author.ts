import { type Browser, expect, type Page } from '@playwright/test';
import { contextOf, type World } from './world.ts';

/** Page object of the authoring pages. */
export class Author {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async sitDown(browser: Browser, world: World): Promise<Author> {
    const { page } = await contextOf(browser, world, world.admin);
    return new Author(page);
  }

  press(name: string | RegExp) {
    return this.page.getByRole('button', { name }).first().click();
  }

  follow(name: string | RegExp) {
    return this.page.getByRole('link', { name }).first().click();
  }

  see(what: string | RegExp) {
    return expect(this.page.getByText(what).first()).toBeVisible();
  }

  dialog() {
    return this.page.getByRole('dialog');
  }

  /** Replaces the instructions of the stages that were created with the simulation. */
  async writeStages(instructions: readonly string[]) {
    for (const [index, instruction] of instructions.entries()) {
      const name = `instruction of Stage ${index + 1}`;
      await this.press(`Edit ${name}`);
      await this.page.getByRole('textbox', { name }).fill(instruction);
      await this.press('Save');
      await expect(this.page.getByRole('textbox', { name })).toBeHidden();
    }
  }

  async addStage(instruction: string) {
    await this.press('Add Stage');
    const dialog = this.dialog();
    await dialog.getByLabel('Stage Instructions').fill(instruction);
    await dialog.getByRole('button', { name: 'Add Stage' }).click();
    await expect(dialog).toBeHidden();
  }

  async addScenario(name: string) {
    await this.press('Add Scenario');
    const dialog = this.dialog();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Description').fill(`What happens in ${name}.`);
    await dialog.getByRole('button', { name: 'Add Scenario' }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByRole('heading', { name })).toBeVisible();
  }

  async addDecision(title: string, leadsTo?: string) {
    await this.press('Add Decision');
    const dialog = this.dialog();
    await dialog.getByLabel('Title').fill(title);
    if (leadsTo !== undefined) await dialog.getByLabel('Leads to').selectOption({ label: leadsTo });
    await dialog.getByRole('button', { name: 'Create Decision' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Presses Tab until the control with this name has the focus. */
  async tabTo(name: string | RegExp) {
    const wanted = this.page.getByRole('button', { name }).or(this.page.getByRole('link', { name })).first();
    await expect(wanted).toBeVisible();
    const there = await wanted.elementHandle();
    for (let step = 0; step < 80; step += 1) {
      if (await this.page.evaluate((element) => element === document.activeElement, there)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${String(name)}`);
  }
}
