// This import must be first, so that all schemas created afterwards are compiled.
import 'zod/compile';
import closeWithGrace from 'close-with-grace';
import { sweepFiles } from './authoring/files/sweep.ts';
import { sweepImports } from './authoring/packages/import.ts';
import { loadSample } from './authoring/sample/load.ts';
import { watchReminders } from './debrief/guided-debrief/reminders.ts';
import { openApp } from './open.ts';
import { ensureAdministrator } from './people/accounts/administrator.ts';
import { BadConfiguration, readConfig, unknownSettings } from './platform/config.ts';
import { isStorageFull, UnusableData } from './platform/db/failures.ts';
import { defaultDataFolder } from './platform/folders.ts';
import { freeBytes } from './platform/free-space.ts';
import { ensureCanListen, listenFailure, networkUrls } from './platform/http/listen.ts';
import { sweepKeys } from './platform/idempotency/idempotency.ts';
import { createMemoryReleaser } from './platform/ops/memory.ts';
import { sweepRehearsals } from './play/rehearsals/sweep.ts';
import { serve } from './serve.ts';

/** Interval in ms at which the server checks whether it can release memory. */
const memoryCheckMs = 2_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  // Files that libraries write must also be readable by this user account only.
  process.umask(0o077);
  for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
  const config = readConfig(process.env);
  await ensureCanListen(config);
  const app = await openApp(config);
  await ensureAdministrator(app, print);
  await sweepImports(app);
  await loadSample(app, config.sample);
  await sweepFiles(app);
  await sweepRehearsals(app, app.systemChange);
  const stopSweeping = await sweepKeys(app);
  const fastify = await serve(app);
  const stopReminding = watchReminders(app);
  closeWithGrace({ delay: 9_500, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after a bug');
    stopReminding();
    stopSweeping();
    await fastify.close();
    await app.close();
    await app.mail.close();
  });
  const releaseMemory = createMemoryReleaser();
  setInterval(() => void releaseMemory(app.streams.size()), memoryCheckMs).unref();
  const address = await fastify
    .listen({ host: config.host, port: config.port })
    .catch(async (error: unknown) => Promise.reject(await listenFailure(error, config)));
  print(`Vincere is listening on ${address}`);
  for (const url of networkUrls(fastify.addresses())) print(`On this network: ${url}`);
}

/** With fewer free bytes than this, a start fails in one of many ways. */
const fewestFreeBytes = 64 * 1024;

/** Prints an error that the operator can correct in one line, and any other error with its stack trace. */
async function printFailure(error: unknown): Promise<void> {
  process.exitCode = 1;
  const folder = process.env['VINCERE_DATA'] || defaultDataFolder;
  const isFull = isStorageFull(error) || (await freeBytes(folder)) < fewestFreeBytes;
  if (isFull && !(error instanceof BadConfiguration)) {
    process.stderr.write(
      `The disk of ${folder} is full, or that of the database server. Nothing was lost. Free some space, then start again\n`,
    );
    return;
  }
  const isCorrectable =
    error instanceof BadConfiguration ||
    error instanceof UnusableData ||
    (error instanceof Error && 'code' in error);
  const text = isCorrectable ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}

start().catch(async (error: unknown) => {
  await printFailure(error);
  process.exit(1);
});
