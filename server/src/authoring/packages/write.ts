import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { packageFormat } from '@vincere/contract';
import {
  filesOf,
  packageVersion,
  portableName,
  refuse,
  type SimulationPackage,
  uploadRules,
} from '@vincere/domain';
import { ZipFile } from 'yazl';
import { publicUrl } from '../../platform/http/address.ts';
import type { Download } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import type { FileRow } from '../store/files.ts';
import { packageLimits, packageText, textBytes } from './limits.ts';

/** Maximum size in bytes of a zip entry besides its content and twice its name. */
const entryBytes = 200;

/** Refuses `package.outgrown` if the package of a simulation would be too large to import. */
export function requireReadable(simulation: SimulationPackage, files: ReadonlyMap<string, FileRow>): void {
  const text = Buffer.byteLength(JSON.stringify(contentOf(simulation), null, 2)) + entryBytes;
  const bytes = [...files].reduce(
    (sum, [path, { size }]) => sum + size + 2 * Buffer.byteLength(path) + entryBytes,
    text,
  );
  const exceedsLimit = bytes > uploadRules.package.maxBytes || text > textBytes;
  if (exceedsLimit || files.size >= packageLimits.entries) refuse('package.outgrown');
}

/** Returns a simulation as a zip: its files, then `simulation.json`, which names only files whose bytes exist. */
export function packageOf(
  app: AuthoringApp,
  simulation: SimulationPackage,
  files: ReadonlyMap<string, FileRow>,
): Download {
  const zip = new ZipFile();
  const body = new PassThrough();
  zip.outputStream.pipe(body);
  zip.on('error', (error: Error) => body.destroy(error));
  fill(app, zip, body, simulation, files).catch((error: unknown) =>
    body.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return { name: portableName(`${simulation.name}.zip`), contentType: 'application/zip', body };
}

/** Streams the files one after another, so that few are open at a time and none stays open after the client disconnects. */
async function fill(
  app: AuthoringApp,
  zip: ZipFile,
  output: PassThrough,
  simulation: SimulationPackage,
  files: ReadonlyMap<string, FileRow>,
): Promise<void> {
  const missingPaths = new Set<string>();
  for (const [path, file] of files) {
    if (output.destroyed) return;
    const body = await app.files.open(file.storage_key);
    if (body === null) {
      app.log.error({ file: file.id, key: file.storage_key }, 'the bytes of a file are missing');
      missingPaths.add(path);
      continue;
    }
    const stop = () => void body.destroy();
    output.once('close', stop);
    zip.addReadStream(body, path, { compress: false, size: file.size });
    await finished(body);
    output.off('close', stop);
  }
  const text = {
    $schema: `${publicUrl(app.config)}/api/v1/simulation-package-schema`,
    format: packageFormat,
    ...contentOf(without(simulation, missingPaths)),
  };
  zip.addBuffer(Buffer.from(`${JSON.stringify(text, null, 2)}\n`), packageText);
  zip.end();
}

/** Returns the text of a package with its version. Version 1 has no fields for what version 2 adds. */
function contentOf(simulation: SimulationPackage) {
  const version = packageVersion(simulation);
  // Programs that don't know these fields read packages without them.
  const { rooms: ownRooms, objectives, teaching_note, ...others } = simulation;
  if (version > 1)
    return {
      version,
      ...others,
      ...(ownRooms && { rooms: ownRooms }),
      ...(objectives.length > 0 && { objectives }),
      ...(teaching_note !== '' && { teaching_note }),
    };
  const { name, description, string_briefing, files, stages } = simulation;
  return {
    version,
    name,
    description,
    string_briefing,
    files,
    stages: stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map(({ key, name, description, decisions, rooms }) => ({
        key,
        name,
        description,
        decisions: decisions.map(({ title_of_decision, description_of_decision, leads_to }) => ({
          title_of_decision,
          description_of_decision,
          leads_to,
        })),
        rooms,
      })),
    })),
  };
}

function without(simulation: SimulationPackage, missingPaths: ReadonlySet<string>): SimulationPackage {
  if (missingPaths.size === 0) return simulation;
  const there = <F extends { path: string }>(files: readonly F[]) =>
    files.filter(({ path }) => !missingPaths.has(path));
  const missingKeys = new Set(
    filesOf(simulation).flatMap(({ file }) =>
      missingPaths.has(file.path) && file.key !== undefined ? [file.key] : [],
    ),
  );
  return {
    ...simulation,
    files: there(simulation.files),
    stages: simulation.stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((scenario) => ({
        ...scenario,
        facts: scenario.facts.map((fact) => ({
          ...fact,
          carried_by: fact.carried_by.filter((key) => !missingKeys.has(key)),
        })),
        rooms: Object.fromEntries(
          Object.entries(scenario.rooms).map(([room, held]) => [room, { ...held, files: there(held.files) }]),
        ),
      })),
    })),
  };
}
