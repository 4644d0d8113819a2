import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { as, buildPerson, changeStatus, createRun, openWorld, type World } from './world.ts';

/*
 * Scores of the pages that people meet first, on the built app and a server of its own: the participant's on Lighthouse's
 * phone, the facilitator's on its desktop: the median of five visits each. Beside them stands how fast the machine was meanwhile
 * (Lighthouse's benchmark index): the phone is a part of that. A word takes only the pages whose name holds it.
 */

const wanted = 95;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const measures = [...categories, 'machine'] as const;

/** Of each category 0 to 100; and of the machine, as Lighthouse tells it. */
type Scores = Record<(typeof measures)[number], number>;
type Target = { name: string; path: string; profile: 'phone' | 'desktop'; session?: unknown };

async function targetsOf(world: World): Promise<Target[]> {
  const person = { first_name: 'Maud', last_name: 'Lindqvist', email_address: 'maud@example.org' };
  const { client, session } = await buildPerson(world, person);
  const run = await createRun(world, 'LIGHT1');
  await changeStatus(world, run, 'IN_PROGRESS');
  await client.call('joinRun', { body: { access_code: run.access_code, room_name: 'social' } });
  const { email, password } = world.administrator;
  const facilitator = await as(world.origin, null).call('logIn', { body: { username: email, password } });
  const phone = { profile: 'phone' } as const;
  const desktop = { profile: 'desktop', session: facilitator } as const;
  return [
    { name: 'landing', path: '/', ...phone },
    { name: 'login', path: '/login', ...phone },
    { name: 'dashboard', path: '/dashboard', session, ...phone },
    { name: 'room', path: `/simulation/room/social?code=${run.access_code}`, session, ...phone },
    { name: 'simulations', path: '/admin/simulations', ...desktop },
    { name: 'map', path: `/admin/simulations/${run.simulation.id}/stages?view=map`, ...desktop },
    { name: 'run', path: `/admin/runs/${run.id}`, ...desktop },
  ];
}

/** A page that follows a run holds its stream open: it never comes to rest, and need not be waited for. */
const restlessMs = 12_000;

/** The scores of one page, 0 to 100; what holds its performance back is printed. */
async function scoresOf(page: Page, url: string, profile: Target['profile']): Promise<Scores> {
  const flags: Flags = {
    onlyCategories: [...categories],
    logLevel: 'error',
    disableStorageReset: true,
    maxWaitForLoad: restlessMs,
  };
  const result = await lighthouse(url, flags, profile === 'desktop' ? desktopConfig : undefined, page);
  if (result === undefined) throw new Error(`No result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  for (const { auditRefs } of Object.values(lhr.categories))
    for (const { id, weight } of auditRefs) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit?.score != null && audit.score < 0.9)
        process.stdout.write(`    ${id}: ${audit.displayValue ?? 'failed'}\n`);
    }
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    machine: Math.round(lhr.environment.benchmarkIndex),
  } as Scores;
}

/** The middle one of each score over some rounds: one measurement goes by whatever else the machine does just then. */
function middleOf(rounds: readonly Scores[]): Scores {
  const middle = (name: keyof Scores) =>
    rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  return Object.fromEntries(measures.map((name) => [name, middle(name)])) as Scores;
}

/** A page as a visitor meets it: in a browser that has seen nothing before. */
async function visit(browser: Browser, world: World, { path, profile, session }: Target): Promise<Scores> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (session !== undefined)
    await page.evaluateOnNewDocument((text: string) => {
      sessionStorage.setItem('session', text);
    }, JSON.stringify(session));
  const scores = await scoresOf(page, world.origin + path, profile);
  await context.close();
  return scores;
}

const rounds = 5;
const words = process.argv.slice(2);
const world = await openWorld();
const browser = await launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
let isGood = true;
try {
  for (const target of await targetsOf(world)) {
    const { name, profile } = target;
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    const taken: Scores[] = [];
    for (let round = 0; round < rounds; round++) taken.push(await visit(browser, world, target));
    const scores = middleOf(taken);
    isGood &&= categories.every((category) => scores[category] >= wanted);
    const told = categories.map((category) => `${category} ${scores[category]}`).join('   ');
    const each = taken.map(({ performance }) => performance).join(', ');
    process.stdout.write(
      `${name.padEnd(13)}${profile.padEnd(9)}${told}   (${each}; machine ${scores.machine})\n`,
    );
  }
} finally {
  await browser.close();
  await world.stop();
}
process.stdout.write(
  isGood ? `All at ${wanted} or more\n` : `Some are below ${wanted}: on a busy machine try again\n`,
);
process.exitCode = isGood ? 0 : 1;
