// First, so that every schema built afterwards is compiled.
import 'zod/compile';
import closeWithGrace from 'close-with-grace';
import { sweepFiles } from './authoring/files/sweep.ts';
import { sweepImports } from './authoring/packages/import.ts';
import { loadSample } from './authoring/sample/load.ts';
import { openApp } from './open.ts';
import { ensureAdministrator } from './people/accounts/administrator.ts';
import { BadConfiguration, readConfig, unknownSettings } from './platform/config.ts';
import { UnusableData } from './platform/db/failures.ts';
import { memoryKeeper } from './platform/ops/memory.ts';
import { sweepRehearsals } from './play/rehearsals/sweep.ts';
import { serve } from './serve.ts';

/** How often it is looked at whether a crowd has left, in ms. */
const lookMs = 2_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  // What libraries write is for this account only, too.
  process.umask(0o077);
  for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
  const config = readConfig(process.env);
  const app = await openApp(config);
  await ensureAdministrator(app, print);
  await sweepImports(app);
  if (config.sample) await loadSample(app);
  await sweepFiles(app);
  await sweepRehearsals(app);
  const fastify = await serve(app);
  closeWithGrace({ delay: 9_500, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after a bug');
    await fastify.close();
    await app.presence.close();
    await app.db.close();
    await app.mail.close();
  });
  const keepMemory = memoryKeeper();
  setInterval(() => void keepMemory(app.streams.size()), lookMs).unref();
  const address = await fastify.listen({ host: config.host, port: config.port });
  print(`Vincere is listening on ${address}`);
}

/** What an operator can mend is told in one line; everything else with its trace. */
function tellWhyNot(error: unknown): void {
  const known =
    error instanceof BadConfiguration ||
    error instanceof UnusableData ||
    (error instanceof Error && 'code' in error);
  const told = known ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
}

start().catch((error: unknown) => {
  tellWhyNot(error);
  process.exit(1);
});
