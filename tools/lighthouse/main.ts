import { parseArgs } from 'node:util';
import type { Flags } from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';
import { as, buildPerson, changeStatus, createRun, openWorld, type World } from '../../e2e/world.ts';
import { BadArguments, runCommand } from '../../play/command.ts';

const usage = `npm run lighthouse -- [page ...]

Measures the Lighthouse scores of the first pages that people see, on the built app and a separate server. Participant pages use
the phone profile, facilitator pages the desktop profile. Each score is the median of five visits. The output includes
Lighthouse's benchmark index of the machine, because the phone profile is slowed down relative to it. Arguments select the
pages whose names contain them.`;

const names = ['landing', 'login', 'dashboard', 'room', 'simulations', 'map', 'run'] as const;
const targetScore = 95;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const measures = [...categories, 'machine'] as const;

/** A score of 0 to 100 per category, and the benchmark index of the machine. */
type Scores = Record<(typeof measures)[number], number>;
type Target = { name: (typeof names)[number]; path: string; profile: 'phone' | 'desktop'; session?: unknown };

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

/** The maximum wait for a page in ms. A page that follows a run keeps its stream open and never becomes idle. */
const maxWaitMs = 12_000;

/** Measures the scores of one page (0 to 100) and prints the audits that lower its performance. */
async function scoresOf(page: Page, url: string, profile: Target['profile']): Promise<Scores> {
  const flags: Flags = {
    onlyCategories: [...categories],
    logLevel: 'error',
    disableStorageReset: true,
    maxWaitForLoad: maxWaitMs,
  };
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
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

/** Returns the median of each score, because a single measurement depends on the load of the machine. */
function medianOf(rounds: readonly Scores[]): Scores {
  const middle = (name: keyof Scores) =>
    rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  return Object.fromEntries(measures.map((name) => [name, middle(name)])) as Scores;
}

/** Visits a page in a browser with an empty cache. */
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

/** Returns the names of the pages to measure. */
function readArguments(): string[] {
  const { positionals: words } = parseArgs({ allowPositionals: true });
  const unknownWord = words.find((word) => !names.some((name) => name.includes(word)));
  if (unknownWord !== undefined)
    throw new BadArguments(`No page is called '${unknownWord}'. The pages: ${names.join(', ')}`);
  return names.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
}

async function main(): Promise<void> {
  const wantedNames = readArguments();
  const { launch } = await import('puppeteer-core');
  const world = await openWorld();
  const browser = await launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  let isGood = true;
  try {
    for (const target of await targetsOf(world)) {
      const { name, profile } = target;
      if (!wantedNames.includes(name)) continue;
      const measured: Scores[] = [];
      for (let round = 0; round < rounds; round++) measured.push(await visit(browser, world, target));
      const scores = medianOf(measured);
      isGood &&= categories.every((category) => scores[category] >= targetScore);
      const summary = categories.map((category) => `${category} ${scores[category]}`).join('   ');
      const each = measured.map(({ performance }) => performance).join(', ');
      process.stdout.write(
        `${name.padEnd(13)}${profile.padEnd(9)}${summary}   (${each}; machine ${scores.machine})\n`,
      );
    }
  } finally {
    await browser.close();
    await world.stop();
  }
  process.stdout.write(
    isGood
      ? `All at ${targetScore} or more\n`
      : `Some are below ${targetScore}. On a busy machine, try again.\n`,
  );
  process.exitCode = isGood ? 0 : 1;
}

await runCommand(usage, main);
