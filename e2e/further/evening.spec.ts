import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { RunRecord } from '@vincere/contract';
import type { Role } from '@vincere/domain';
import { expectToast } from '../call-faults.ts';
import { answersOf, arrive, decide, sheetOfPeople } from '../evening-people.ts';
import { beginStage, button, dialog, openTab, params, row } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { Participant } from '../participant.ts';
import { closeWindows, contextOf, createRun, type KnownPerson, type World } from '../world.ts';

/*
 * An evening led by a new facilitator: 24 people from a sheet, rooms by preference, two guests on phones, timed posts, a
 * person who leaves, a tie, and the exported files at the end.
 */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

test('a facilitator leads an evening from the roster to the exported files', async ({ browser }, info) => {
  const run = await createRun(world, 'EVEN24');
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/admin/runs/${run.id}`);

  // Import 24 people from a sheet. Each gets a personal link.
  await button(page, 'Add from a sheet').click();
  const buffer = Buffer.from(sheetOfPeople);
  await dialog(page)
    .getByLabel('Sheet of people')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await dialog(page).getByRole('button', { name: 'Add 24 People' }).click();
  await expect(dialog(page).getByRole('heading', { name: '24 people are on the run' })).toBeVisible();
  const links = await dialog(page)
    .getByRole('textbox', { name: /^Link of / })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(links).toHaveLength(24);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  const people = await Promise.all(links.map((link, index) => arrive(world, index, link)));

  // Assign rooms by preference.
  await button(page, 'Assign rooms').click();
  await expect(dialog(page).getByRole('term').filter({ hasText: 'First choice' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Apply', exact: true }).click();
  await expectToast(page, 'Rooms Assigned', /have their first choice/);

  // Two guests join with the link of the QR code.
  await page.getByRole('switch', { name: 'Guests may join' }).click();
  const address = new URL(`http://${await page.getByText(/\/j\/EVEN24$/).textContent()}`);
  const guests: Participant[] = [];
  for (const first_name of ['Bo', 'Wilhelmina']) {
    const context = await browser.newContext({
      baseURL: world.origin,
      viewport: { width: 375, height: 740 },
      hasTouch: true,
    });
    const own = await context.newPage();
    await own.goto(address.pathname);
    await own.getByLabel('Your name').fill(first_name);
    await own.getByRole('button', { name: 'Join as a Guest' }).click();
    await expect(own).toHaveURL(/\/simulation\?code=EVEN24$/);
    await expect(row(page, first_name)).toContainText('Guest');
    const { seats } = await world.facilitator.call('getRunBoard', { params: params(run) });
    const role = seats.find((seat) => seat.first_name === first_name)?.room_name as Role;
    guests.push(new Participant(own, { first_name, last_name: '', email_address: '' }, role));
  }
  const [bo, wilhelmina] = guests as [Participant, Participant];
  await button(page, 'Start Run').click();
  await expectToast(page, 'Status Updated', 'Simulation run is now In Progress');

  // First stage: a timed post, a held post and an announcement.
  for (const [text, way] of [
    ['The pilot boat reports oil along the breakwater.', 'Later'],
    ['The minister is on the line and wants an answer by eight.', 'When released'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Room', exact: true }).selectOption('all');
    await page.getByRole('textbox', { name: 'Post', exact: true }).fill(text);
    await page.getByRole('radio', { name: way }).check();
    if (way === 'Later') await page.getByLabel('Minutes and seconds from now').fill('0:04');
    await button(page, 'Keep Post').click();
    await expect(page.getByText('Saved for all six rooms, under Coming posts')).toBeVisible();
  }
  await openTab(page, 'Announce');
  await page.getByRole('textbox', { name: 'Announcement' }).fill('Ten minutes more, then we decide.');
  await button(page, 'Announce').click();
  await bo.enterRoom();
  // A toast shows it as well if the page was scrolled when it arrived.
  const announced = bo.page.getByRole('list', { name: 'Announcements' });
  await expect(announced).toContainText('Ten minutes more, then we decide.');
  await expect(bo.page.getByText('The pilot boat reports oil along the breakwater.')).toBeVisible();
  await expect(bo.page.getByText('The minister is on the line')).toHaveCount(0);
  await openTab(page, 'Posts');
  const release = page.getByRole('button', { name: /^Release: post by / });
  for (let left = 6; left > 0; left--) {
    await expect(release).toHaveCount(left);
    await release.first().click();
  }
  await expect(bo.page.getByText('The minister is on the line')).toBeVisible();
  await wilhelmina.enterRoom();
  await wilhelmina.note('The tide turns at nine. Ask the harbour master whether the tugs can wait for it.');
  await bo.voteInRoom(0, 'Everybody here can live with it.');
  await bo.decide(0, 'It buys time, and it can be undone.');
  await wilhelmina.voteInRoom(1, 'The tugs are ready.');
  await wilhelmina.decide(1, 'The tugs are ready.');
  await decide(world, run, people, (index) => (index % 5 === 0 ? 2 : index % 3 === 0 ? 1 : 0));
  await button(page, 'Next Stage').click();
  await beginStage(page, 2);
  await expectToast(page, 'Stage Advanced', /^Stage 2: /);

  // Second stage: one person has gone home, and the votes are tied.
  const [gone, ...rest] = people.toReversed() as [KnownPerson, ...KnownPerson[]];
  await decide(world, run, rest, (index) => (index === 22 ? 2 : index < 11 ? 0 : 1));
  for (const [guest, option] of [
    [bo, 0],
    [wilhelmina, 1],
  ] as const) {
    await guest.page.goto('/simulation/dashboard?code=EVEN24');
    await guest.enterRoom();
    await guest.voteInRoom(option, 'As I said before.');
    await guest.decide(option, 'As I said before.');
  }
  await button(page, `Remove ${gone.first_name} ${gone.last_name}`).click();
  await button(page, 'Remove Participant').click();
  await expectToast(page, 'Participant Removed', /was removed from this run/);
  await expect(page.locator('#why')).toContainText('Two decisions are level.');
  await button(page, 'Next Stage').click();
  await dialog(page).getByRole('radio', { name: /^B: / }).check();
  await dialog(page).getByRole('button', { name: 'Next Stage with B' }).click();
  await beginStage(page, 3);
  await expectToast(page, 'Stage Advanced', /^Stage 3: /);

  // Last stage.
  await decide(world, run, rest, (index) => (index % 4 === 0 ? 1 : 2));
  for (const { page: own } of guests) await own.goto('/simulation/dashboard?code=EVEN24');
  await bo.enterRoom();
  await bo.voteInRoom(2, 'It is what we can defend.');
  await bo.decide(2, 'It is what we can defend.');
  await wilhelmina.page.getByText('Final Decision Required').waitFor();
  await world.facilitator.call('advanceRun', { params: params(run), body: { force: true } });
  await expect(bo.page.getByText('Simulation Complete!').first()).toBeVisible();

  // Afterwards most people answer again, the facilitator takes notes, and the files are exported.
  for (const [index, { client, session }] of rest.entries())
    if (index % 7 !== 6)
      await client.call('submitQuestionnaire', {
        params: { userId: session.id },
        body: { ...answersOf('post', index), questionnaire_type: 'post', simulation_run_id: run.id },
      });
  await world.facilitator.call('saveFacilitatorNotes', { params: params(run), body: { notes } });
  await page.reload();
  await expect(page.getByText(/^21 answered before the simulation .*, 20 after it/)).toBeVisible();
  await button(page, 'Export Run').click();
  await page.getByLabel('With your notes on the run').check();
  const pdf = await download(page, 'Download PDF', info.outputPath('evening.pdf'));
  const pages = [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
  expect(pages).toBeGreaterThanOrEqual(6);
  expect(pages).toBeLessThanOrEqual(16);
  await download(page, 'Download Word', info.outputPath('evening.docx'));
  await page.getByRole('radio', { name: 'For a board' }).check();
  await download(page, 'Download PDF', info.outputPath('evening-board.pdf'));
  await download(page, 'Download Word', info.outputPath('evening-board.docx'));
  await download(page, 'Download XLSX', info.outputPath('evening.xlsx'));
  const csv = await download(page, 'Download CSV', info.outputPath('evening.csv'));
  expect(csv.toString()).toContain('The minister is on the line');
  const json = await download(page, 'Download JSON', info.outputPath('evening.json'));
  const { stages } = JSON.parse(json.toString()) as RunRecord;
  expect(stages.map(({ decisions }) => decisions.map(({ votes }) => votes))).toEqual([
    [14, 7, 5],
    [12, 12, 1],
    [0, 6, 18],
  ]);
  expect(stages.map(({ decided_by }) => decided_by)).toEqual(['majority', 'facilitator', 'majority']);
  expect(stages[2]?.missing_users).toMatchObject([{ first_name: 'Wilhelmina' }]);
  const { page: own } = await contextOf(browser, world, rest[3] as KnownPerson);
  await own.goto(`/simulation/summary?runId=${run.id}`);
  await download(own, 'Download PDF', info.outputPath('participant.pdf'));
});

const notes = `The Advocate room had the figures of the hospital from the first minute and did not bring them up.

Ask in the debrief: who decided that the tugs could not wait? Nobody said so, yet everybody planned with it.`;

async function download(page: Page, name: string, path: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  await file.saveAs(path);
  return readFile(path);
}
