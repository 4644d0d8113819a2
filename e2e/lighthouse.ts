import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { buildPerson, changeStatus, createRun, openWorld, type World } from './world.ts';

/*
 * Scores of the pages that people meet first, on the built app and a server of its own. `--desktop` takes the desktop profile
 * instead of the phone's; a word takes only the pages whose name holds it.
 */

const wanted = 95;
const categories = ['performance', 'accessibility', 'best-practices'] as const;

type Scores = Record<(typeof categories)[number], number>;
type Target = { name: string; path: string; session?: unknown };

async function targetsOf(world: World): Promise<Target[]> {
  const person = { first_name: 'Maud', last_name: 'Lindqvist', email_address: 'maud@example.org' };
  const { client, session } = await buildPerson(world, person);
  const run = await createRun(world, 'LIGHT1');
  await changeStatus(world, run, 'IN_PROGRESS');
  await client.call('joinRun', { body: { access_code: run.access_code, room_name: 'social' } });
  return [
    { name: 'landing', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'dashboard', path: '/dashboard', session },
    { name: 'room', path: `/simulation/room/social?code=${run.access_code}`, session },
  ];
}

/** The scores of one page, 0 to 100. */
async function scoresOf(page: Page, url: string, flags: Flags, isDesktop: boolean): Promise<Scores> {
  const result = await lighthouse(url, flags, isDesktop ? desktopConfig : undefined, page);
  if (result === undefined) throw new Error(`No result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const lost = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `    ${id}: ${lhr.audits[id]?.displayValue ?? 'failed'}`);
  if (lost.length > 0) process.stdout.write(`${lost.join('\n')}\n`);
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
}

const words = process.argv.slice(2);
const isDesktop = words.includes('--desktop');
const chosen = words.filter((word) => !word.startsWith('--'));

const world = await openWorld();
const browser = await launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
let isGood = true;
try {
  const targets = (await targetsOf(world)).filter(
    ({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)),
  );
  process.stdout.write(`${isDesktop ? 'Desktop' : 'Phone'} profile, ${wanted} wanted\n`);
  for (const { name, path, session } of targets) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    if (session !== undefined)
      await page.evaluateOnNewDocument((text: string) => {
        sessionStorage.setItem('session', text);
      }, JSON.stringify(session));
    const flags: Flags = { onlyCategories: [...categories], logLevel: 'error', disableStorageReset: true };
    const scores = await scoresOf(page, world.origin + path, flags, isDesktop);
    isGood &&= Object.values(scores).every((score) => score >= wanted);
    process.stdout.write(
      `${name.padEnd(12)}${categories.map((category) => `${category} ${scores[category]}`).join('   ')}\n`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await world.stop();
}
process.exitCode = isGood ? 0 : 1;
