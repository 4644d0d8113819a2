import { expect, type Locator, type Page } from '@playwright/test';
import { personas, type Role, roles } from '@vincere/domain';
import { type Person, password } from './world.ts';

/** The way a person uses the page: with a pointer or finger, or only with Tab, arrows, Space and Enter. */
export type Hands = 'pointer' | 'keyboard';

const bare = (role: Role) => personas[role].name.replace(/^The /, '');

/** The maximum number of Tab presses. No page has so many controls. */
const maxSteps = 200;

/** Page object of a participant, who follows the screens. */
export class Participant {
  readonly page: Page;
  readonly person: Person;
  readonly role: Role;
  readonly #hands: Hands;

  constructor(page: Page, person: Person, role: Role, hands: Hands = 'pointer') {
    this.page = page;
    this.person = person;
    this.role = role;
    this.#hands = hands;
  }

  /** Presses Tab until this control, or one of these, has the focus. */
  async #reach(controls: Locator): Promise<void> {
    await expect(controls.first()).toBeEnabled();
    const all = await controls.elementHandles();
    for (let step = 0; step < maxSteps; step++) {
      if (await this.page.evaluate((some) => some.some((one) => one === document.activeElement), all)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${controls.toString()}`);
  }

  /** Checks a radio button. By keyboard, Tab enters its group and the arrow keys select it. */
  async #check(radios: Locator, radio: Locator): Promise<void> {
    if (this.#hands === 'pointer') return radio.locator('xpath=ancestor::label').click();
    await this.#reach(radios);
    await this.page.keyboard.press('Space');
    const count = await radios.count();
    for (let step = 0; step < count && !(await radio.isChecked()); step++)
      await this.page.keyboard.press('ArrowDown');
    await expect(radio).toBeChecked();
  }

  /** Opens a list by keyboard and moves down in it. */
  async #select(label: string, value: string): Promise<void> {
    const select = this.page.getByLabel(label, { exact: true });
    if (this.#hands === 'pointer') return void (await select.selectOption(value));
    await this.#reach(select);
    const values = await select
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    await this.page.keyboard.press('Space');
    for (let step = 0; step < values.indexOf(value); step++) await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
    await expect(select).toHaveValue(value);
  }

  /** Presses the button or follows the link with this name. */
  async press(name: string | RegExp, kind: 'button' | 'link' = 'button'): Promise<void> {
    const target = this.page.getByRole(kind, { name }).first();
    await this.#act(target);
  }

  async #act(target: Locator): Promise<void> {
    if (this.#hands === 'pointer') return target.click();
    await this.#reach(target);
    await this.page.keyboard.press('Enter');
  }

  async #choose(group: string, index: number): Promise<void> {
    const radios = this.page.getByRole('radiogroup', { name: group }).getByRole('radio');
    await this.#check(radios, radios.nth(index));
  }

  async #write(label: string | RegExp, text: string): Promise<void> {
    await this.#fill(this.page.getByLabel(label, { exact: typeof label === 'string' }), text);
  }

  async #fill(field: Locator, text: string): Promise<void> {
    if (this.#hands === 'pointer') return field.fill(text);
    await this.#reach(field);
    await this.page.keyboard.type(text);
  }

  async register(): Promise<void> {
    const { page, person } = this;
    await page.goto('/register');
    await this.#write('First Name', person.first_name);
    await this.#write('Last Name', person.last_name);
    await this.#write('Email', person.email_address);
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue(person.email_address);
    await this.#write('Password', password);
    await this.#write('Confirm Password', password);
    await this.press('Continue');
    await expect(page).toHaveURL(/\/preferences$/);
    const order = [this.role, ...roles.filter((role) => role !== this.role)];
    for (const [index, role] of order.entries()) await this.#select(`Preference #${index + 1}`, role);
    await this.press('Complete Registration');
    await expect(page).toHaveURL(/\/pre-questionnaire$/);
  }

  /** Answers the open questionnaire: a few of the scales, and every open question. */
  async answer(heading: RegExp): Promise<void> {
    const { page } = this;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const submit = page.getByRole('button', { name: 'Complete Assessment' });
    await expect(submit).toBeDisabled();
    for (const question of [1, 6, 11]) {
      const radios = page
        .getByRole('radiogroup')
        .nth(question - 1)
        .getByRole('radio');
      await this.#check(radios, radios.nth(3));
    }
    const open = page.locator('textarea');
    await expect(open).toHaveCount(5);
    for (let index = 0; index < 5; index++)
      await this.#fill(open.nth(index), `I ask early, and listen. (${index + 1})`);
    await this.press('Complete Assessment');
    const asked = page.getByRole('dialog', { name: '12 answers still at 1' });
    await this.#act(asked.getByRole('button', { name: 'Send' }));
  }

  async join(code: string): Promise<void> {
    const { page } = this;
    await expect(page).toHaveURL(/\/dashboard/);
    await this.press('Start Simulation');
    const dialog = page.getByRole('dialog');
    await this.#fill(dialog.getByLabel('Access code'), code.toLowerCase());
    // This is the role ranked first at registration.
    await expect(dialog.getByRole('radio', { name: bare(this.role) })).toBeChecked();
    await this.#act(dialog.getByRole('button', { name: 'Join', exact: true }));
    await expect(page).toHaveURL(/\/simulation\?code=/);
  }

  async enterRoom(): Promise<void> {
    const { page } = this;
    if (/\/simulation\?/.test(page.url())) await this.press('Proceed to VINCERE Dashboard', 'link');
    await expect(page).toHaveURL(/\/simulation\/dashboard/);
    await this.press('Enter Room', 'link');
    await expect(page).toHaveURL(new RegExp(`/simulation/room/${this.role}`));
    await expect(page.getByRole('article').first()).toBeVisible();
  }

  /** Opens a part of the room. On phones the parts are behind a tab bar. */
  async #part(name: 'Notes' | 'Decision'): Promise<void> {
    const tab = this.page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name });
    if (await tab.isVisible()) await this.#act(tab);
  }

  async note(text: string): Promise<void> {
    await this.#part('Notes');
    await this.#write('Add a note', text);
    await this.press('Add Note');
    await expect(this.page.getByText(text)).toBeVisible();
  }

  async voteInRoom(option: number, reasoning: string): Promise<void> {
    await this.#part('Decision');
    await this.#choose('Available Decision', option);
    await this.#write('Your reasoning', reasoning);
    await this.press('Submit Decision');
    await expect(this.page.getByText('Submitted', { exact: true })).toBeVisible();
  }

  async decide(option: number, reasoning: string): Promise<void> {
    const { page } = this;
    await this.press('Back to simulation dashboard', 'link');
    await expect(page.getByText('Final Decision Required')).toBeVisible();
    await this.#choose('Your final decision', option);
    await this.#write('Your reasoning', reasoning);
    await this.press('Submit Final Decision');
    await expect(page.getByText('Stage Complete!')).toBeVisible();
  }
}
