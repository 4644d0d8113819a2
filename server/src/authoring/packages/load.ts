import {
  cleanFileName,
  type PackageFile,
  type PackageRoom,
  type Room,
  rooms,
  type SimulationPackage,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { loadStages } from '../simulations/tree.ts';
import { listFacts } from '../store/facts.ts';
import type { FileRow } from '../store/files.ts';
import { listFilesOfSimulation, listNotesOfSimulation, listPostsOfSimulation } from '../store/packages.ts';
import { ofSimulation } from '../store/part.ts';
import { releaseInRun } from '../store/posts.ts';
import { readRoomSettings } from '../store/room-settings.ts';
import { findSimulation } from '../store/simulations.ts';

/** Returns a simulation as one value, and the rows of its files by path in the archive; undefined if it doesn't exist. */
export async function loadPackage(
  db: Queries,
  simulationId: number,
): Promise<{ simulation: SimulationPackage; files: ReadonlyMap<string, FileRow> } | undefined> {
  const found = await findSimulation(db, simulationId);
  if (found === undefined) return undefined;
  const [stages, notes, posts, rows, facts] = await Promise.all([
    loadStages(db, ofSimulation(simulationId)),
    listNotesOfSimulation(db, simulationId),
    listPostsOfSimulation(db, simulationId),
    listFilesOfSimulation(db, simulationId),
    listFacts(db, ofSimulation(simulationId)),
  ]);
  const files = new Map<string, FileRow>();
  // Numbered in the order of the package, so that the same simulation always gets the same names.
  const pathed = rows.toSorted(byPlace).map((row, index) => {
    const path = `files/${index + 1}-${cleanFileName(row.name.replace(/[/\\:*?"<>|]/g, '-'))}`;
    files.set(path, row);
    const file: PackageFile = { ...keyOf(facts, 'files', row.id), path, name: row.name, day: row.day };
    return { row, file };
  });
  const filesAt = (scenarioId: number | null, room: Room | null) =>
    pathed
      .filter(({ row }) => row.scenario_id === scenarioId && (room === null || row.room_name === room))
      .map(({ file }) => file);
  const keys = new Map<number, string>();
  for (const { stage_number, scenarios } of stages)
    for (const [index, { id }] of scenarios.entries()) keys.set(id, `${stage_number}-${index + 1}`);
  const roomOf = (scenarioId: number, room: Room): PackageRoom => ({
    notes: notes.find((one) => one.scenario_id === scenarioId && one.room_name === room)?.notes ?? '',
    posts: posts
      .filter((one) => one.scenario_id === scenarioId && one.room_name === room)
      .map((row) => ({
        ...keyOf(facts, 'posts', row.id),
        content: row.content,
        timestamp: row.timestamp,
        author: { name: row.author_name, handle: row.author_handle, avatar: row.author_avatar },
        likes: row.likes,
        retweets: row.retweets,
        replies: row.replies,
        // A package has no conditions yet. Without them the post would appear at once, so it waits for a facilitator.
        release: releaseInRun(row),
      })),
    files: filesAt(scenarioId, room),
  });
  return {
    files,
    simulation: {
      name: found.name,
      description: found.description,
      string_briefing: found.string_briefing,
      asks_confidence: found.asks_confidence === 1,
      rooms: readRoomSettings(found.rooms),
      files: filesAt(null, null),
      stages: stages.map(({ stage_instruction, duration_seconds, scenarios }) => ({
        stage_instruction,
        duration_seconds,
        scenarios: scenarios.map((scenario) => ({
          key: keys.get(scenario.id) ?? '',
          name: scenario.name,
          description: scenario.description,
          asks_order: scenario.asks_order,
          decisions: scenario.all_decisions.map((decision) => ({
            ...keyOf(facts, 'decisions', decision.id),
            title_of_decision: decision.title_of_decision,
            description_of_decision: decision.description_of_decision,
            leads_to: keys.get(decision.link_next_scenario_id ?? 0) ?? null,
            outcome: decision.outcome,
            conditions: decision.conditions.map(({ text, met, unmet }) => ({ text, met, unmet })),
          })),
          facts: facts
            .filter(({ scenario_id }) => scenario_id === scenario.id)
            .map((fact) => ({
              text: fact.text,
              carried_by: [
                ...fact.posts.map((id) => keyName('posts', id)),
                ...fact.files.map((id) => keyName('files', id)),
              ],
              supports: fact.supports.map((id) => keyName('decisions', id)),
              opposes: fact.opposes.map((id) => keyName('decisions', id)),
            })),
          rooms: Object.fromEntries(
            scenario.rooms
              .map(({ room_name }) => [room_name, roomOf(scenario.id, room_name)] as const)
              .filter(([, room]) => room.notes !== '' || room.posts.length > 0 || room.files.length > 0),
          ),
        })),
      })),
    },
  };
}

type Subject = 'posts' | 'files' | 'decisions';

function keyName(subject: Subject, id: number): string {
  return `${subject.slice(0, -1)}-${id}`;
}

/** Returns the key of a post, file or decision to which a fact refers; nothing for others. */
function keyOf(
  facts: readonly { posts: number[]; files: number[]; supports: number[]; opposes: number[] }[],
  subject: Subject,
  id: number,
): { key?: string } {
  const isNamed = facts.some((fact) =>
    (subject === 'decisions' ? [...fact.supports, ...fact.opposes] : fact[subject]).includes(id),
  );
  return isNamed ? { key: keyName(subject, id) } : {};
}

function byPlace(one: FileRow, other: FileRow): number {
  return (
    (one.scenario_id ?? 0) - (other.scenario_id ?? 0) ||
    rooms.indexOf(one.room_name) - rooms.indexOf(other.room_name) ||
    one.id - other.id
  );
}
