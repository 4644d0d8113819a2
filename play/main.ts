import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadArguments, runCommand, wholeNumber } from './command.ts';
import { Progress } from './progress.ts';
import { type Server, startServer } from './server.ts';
import { type PlayedWorkshop, playWorkshop } from './workshop.ts';

const usage = `npm run play -- [--participants 12] [--seed 1] [--url http://127.0.0.1:3000] [--report FILE]

Plays the sample simulation with a group over HTTP, from registration to the report. Without --url it starts a server
on a temporary data folder. With --url it signs in as VINCERE_ADMIN_EMAIL with VINCERE_ADMIN_PASSWORD.`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      participants: { type: 'string', default: '12' },
      seed: { type: 'string', default: '1' },
      url: { type: 'string' },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    participants: wholeNumber('participants', values.participants, 1),
    seed: wholeNumber('seed', values.seed),
  };
}

function serverAt(url: string): Server {
  const { VINCERE_ADMIN_EMAIL: email, VINCERE_ADMIN_PASSWORD: password } = process.env;
  if (!email || !password)
    throw new BadArguments('With --url, set VINCERE_ADMIN_EMAIL and VINCERE_ADMIN_PASSWORD of that server');
  return { origin: new URL(url).origin, administrator: { email, password }, stop: async () => {} };
}

function summary({ run, report, alignment, events }: PlayedWorkshop, seconds: number): string {
  const stages = report.map(
    (stage) =>
      `  ${stage.stage_number}. ${stage.title_of_scenario}\n     ${stage.chosen_decision?.title_of_decision ?? 'no decision'} ` +
      `(${stage.decided_by}, ${stage.all_user_decisions.filter((vote) => vote.decision_chosen.id === stage.chosen_decision?.id).length} of ${stage.all_user_decisions.length} votes)`,
  );
  const meanAlignment = Math.round(
    alignment.reduce((sum, rate) => sum + rate, 0) / Math.max(1, alignment.length),
  );
  return [
    `${run.name}: ${run.status}, ${run.users_playing.length} participants, ${report.length} stages`,
    ...stages,
    `  alignment ${meanAlignment} % on average; ${events} live events received; ${seconds.toFixed(1)} s in total`,
  ].join('\n');
}

async function main(): Promise<void> {
  const options = readArguments();
  if (options.help) return void process.stdout.write(`${usage}\n`);
  const started = Date.now();
  const server = options.url === undefined ? await startServer() : serverAt(options.url);
  try {
    const { participants, seed } = options;
    const played = await playWorkshop({ ...server, participants, seed }, new Progress());
    const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'data', 'play');
    const file = options.report ?? join(folder, `report-${participants}-participants-seed-${seed}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(played.report, null, 2)}\n`);
    process.stdout.write(`${summary(played, (Date.now() - started) / 1000)}\n  report: ${file}\n`);
  } finally {
    await server.stop();
  }
}

await runCommand(usage, main);
