import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { buildPerson, changeStatus, contextOf, createRun, type World } from '../world.ts';

/* Information that is visible at once, without scrolling or clicking. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});

const names = ['Adeyemi', 'Whitfield', 'Oberholzer', 'Raghunathan', 'Carvalho', 'Featherstone', 'Yusuf'];

/** Signs in as the administrator of this server, for a browser. */
async function administrator() {
  const { email, password } = world.administrator;
  const session = await world.facilitator.call('logIn', { body: { username: email, password } });
  return { first_name: '', last_name: '', email_address: email, session, client: world.facilitator };
}

test('the control room names all missing voters, and the report names them afterwards', async ({
  browser,
}) => {
  const { facilitator } = world;
  await facilitator.call('updateSettings', { body: { advanced_controls: true } });
  const created = await createRun(world, 'GLANCE');
  const run = await changeStatus(world, created, 'IN_PROGRESS');
  for (const [index, last_name] of names.entries()) {
    const email_address = `glance${index}@example.org`;
    const { client } = await buildPerson(world, { first_name: 'Margarethe', last_name, email_address });
    await client.call('joinRun', { body: { access_code: 'GLANCE', room_name: 'social' } });
    if (index === 0)
      await client.call('castFinalVote', {
        params: { runId: run.id },
        body: { decision_chosen_id: run.current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'Onward' },
      });
  }
  const { page, context } = await contextOf(browser, world, await administrator(), {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`/admin/runs/${run.id}`);
  const force = page.getByRole('button', { name: 'Advance without them' });
  await expect(force).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#why')).toContainText(
    'Margarethe Whitfield, Margarethe Oberholzer, Margarethe Raghunathan',
  );
  await expect(page.locator('#why')).toBeInViewport({ ratio: 1 });

  // On a phone in landscape a long rail scrolls, and no name covers the next mark.
  await page.setViewportSize({ width: 844, height: 390 });
  const squeezed = await page
    .getByRole('navigation', { name: 'Administration' })
    .locator('a, button')
    .evaluateAll((places) => places.map((place) => place.scrollHeight > place.clientHeight));
  expect(squeezed.length).toBeGreaterThan(5);
  expect(squeezed).not.toContain(true);
  await page.setViewportSize({ width: 1440, height: 900 });

  await facilitator.call('advanceRun', { params: { runId: run.id }, body: { force: true } });
  await changeStatus(world, run, 'ENDED');
  await expect(page.getByText('Advanced without the votes of')).toBeVisible();
  await expect(
    page.getByText(
      names
        .slice(1)
        .map((last) => `Margarethe ${last}`)
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' and '),
    ),
  ).toBeVisible();
  await context.close();
});

test("the header of an administrator's dashboard fits on one line on a phone", async ({ browser }) => {
  const { page, context } = await contextOf(browser, world, await administrator(), {
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  const middle = async (name: string | RegExp) => {
    const box = await header
      .getByRole('button', { name })
      .or(header.getByRole('link', { name }))
      .boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const [admin, theme, out] = [await middle('Admin'), await middle(/^Theme/), await middle('Log Out')];
  expect([theme, out]).toEqual([admin, admin]);
  const mark = await header.getByRole('img', { name: 'VINCERE' }).boundingBox();
  expect((mark?.y ?? 0) + (mark?.height ?? 0) / 2).toBeCloseTo(admin, 0);
  await context.close();
});
