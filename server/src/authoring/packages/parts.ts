import type { PackageRoom, Room, SimulationPackage } from '@vincere/domain';
import type { IncomingFile } from '../../platform/storage/incoming.ts';

/** One message of a worker: a simulation without its posts, some posts of a room, or an unpacked file. */
export type PackagePart =
  | { kind: 'simulation'; simulation: SimulationPackage; hidden_rows: number }
  | { kind: 'posts'; stage: number; scenario: number; room: Room; posts: PackageRoom['posts'] }
  | { kind: 'file'; path: string; file: IncomingFile };

/** Maximum number of posts per part. */
const mostPosts = 200;

/** Splits a package into parts that can each be read quickly. `hidden_rows` are those of a workbook that it includes. */
export function packageParts(
  simulation: SimulationPackage,
  files: ReadonlyMap<string, IncomingFile>,
  hidden_rows = 0,
): PackagePart[] {
  const posts: PackagePart[] = [];
  const stages = simulation.stages.map((fullStage, stage) => ({
    ...fullStage,
    scenarios: fullStage.scenarios.map((fullScenario, scenario) => ({
      ...fullScenario,
      rooms: Object.fromEntries(
        Object.entries(fullScenario.rooms).map(([room, content]) => {
          for (let start = 0; start < content.posts.length; start += mostPosts) {
            const some = content.posts.slice(start, start + mostPosts);
            posts.push({ kind: 'posts', stage, scenario, room: room as Room, posts: some });
          }
          return [room, { ...content, posts: [] }];
        }),
      ),
    })),
  }));
  return [
    { kind: 'simulation', simulation: { ...simulation, stages }, hidden_rows },
    ...posts,
    ...Array.from(files, ([path, file]): PackagePart => ({ kind: 'file', path, file })),
  ];
}

/** Joins the parts that `packageParts` made. */
export function joinPackage(parts: readonly PackagePart[]): {
  simulation: SimulationPackage;
  files: ReadonlyMap<string, IncomingFile>;
  hidden_rows: number;
} {
  const [first] = parts;
  if (first?.kind !== 'simulation') throw new Error('The parts of a package begin with its simulation');
  const files = new Map<string, IncomingFile>();
  for (const part of parts)
    if (part.kind === 'file') files.set(part.path, part.file);
    else if (part.kind === 'posts') {
      const room = first.simulation.stages[part.stage]?.scenarios[part.scenario]?.rooms[part.room];
      if (room) room.posts = room.posts.concat(part.posts);
    }
  return { simulation: first.simulation, files, hidden_rows: first.hidden_rows };
}
