import {
  archivePath,
  conditionWithKeys,
  oneLine,
  type PackageFile,
  type PackagePost,
  type PackageRoom,
  type Room,
  type RoomSettings,
  refuse,
  rooms,
  type SimulationPackage,
  withoutUnusedKeys,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { loadStages } from '../simulations/tree.ts';
import { type FactRow, listFactRows } from '../store/facts.ts';
import type { FileRow } from '../store/files.ts';
import { findTeaching, listObjectives } from '../store/objectives.ts';
import { listFilesOfSimulation, listNotesOfSimulation, listPostsOfSimulation } from '../store/packages.ts';
import { ofSimulation } from '../store/part.ts';
import { conditionsOf, type PostRow, releaseOf } from '../store/posts.ts';
import { readRoomSettings } from '../store/room-settings.ts';
import { findSimulation } from '../store/simulations.ts';
import { type PackageKeys, packageKeys } from './keys.ts';

/** Returns a simulation as one value, and the rows of its files by path in the archive; undefined if it doesn't exist. */
export async function loadPackage(
  db: Queries,
  simulationId: number,
): Promise<{ simulation: SimulationPackage; files: ReadonlyMap<string, FileRow> } | undefined> {
  const simulationRow = await findSimulation(db, simulationId);
  if (simulationRow === undefined) return undefined;
  const [stages, notes, posts, rows, facts, objectives, { teaching_note }] = await Promise.all([
    loadStages(db, ofSimulation(simulationId)),
    listNotesOfSimulation(db, simulationId),
    listPostsOfSimulation(db, simulationId),
    listFilesOfSimulation(db, simulationId),
    listFactRows(db, ofSimulation(simulationId)),
    listObjectives(db, simulationId),
    findTeaching(db, simulationId),
  ]);
  const orderedRows = rows.toSorted(byPlace);
  const keys = packageKeys({ stages, posts, files: orderedRows, facts });
  const files = new Map<string, FileRow>();
  const takenPaths = new Set<string>();
  // Numbered in the order of the package, so that the same simulation always gets the same names.
  const filesWithRows = orderedRows.map((row, index) => {
    const path = archivePath('files', `${index + 1}-${row.name}`, takenPaths);
    files.set(path, row);
    const file: PackageFile = { ...keys.of('file', row.id), path, name: row.name, day: row.day };
    return { row, file };
  });
  const filesAt = (scenarioId: number | null, room: Room | null) =>
    filesWithRows
      .filter(({ row }) => row.scenario_id === scenarioId && (room === null || row.room_name === room))
      .map(({ file }) => file);
  requireNothingDeletedAwaited(
    posts,
    stages.flatMap(({ scenarios }) => scenarios),
    keys,
  );
  const roomOf = (scenarioId: number, room: Room): PackageRoom => ({
    notes: notes.find((row) => row.scenario_id === scenarioId && row.room_name === room)?.notes ?? '',
    posts: posts
      .filter((post) => post.scenario_id === scenarioId && post.room_name === room)
      .map((post) => postOf(post, keys)),
    files: filesAt(scenarioId, room),
  });
  return {
    files,
    simulation: withoutUnusedKeys({
      name: nameOf(simulationRow.name),
      description: simulationRow.description,
      string_briefing: simulationRow.string_briefing,
      asks_confidence: simulationRow.asks_confidence === 1,
      rooms: namedRooms(readRoomSettings(simulationRow.rooms)),
      objectives: objectives.map(({ title, text }) => ({ title: nameOf(title), text })),
      teaching_note,
      files: filesAt(null, null),
      stages: stages.map(({ stage_instruction, duration_seconds, scenarios }) => ({
        stage_instruction,
        duration_seconds,
        scenarios: scenarios.map((scenario) => ({
          key: keys.ofScenario(scenario.id) ?? '',
          name: nameOf(scenario.name),
          description: scenario.description,
          asks_order: scenario.asks_order,
          decisions: scenario.all_decisions.map((decision) => ({
            ...keys.of('decision', decision.id),
            title_of_decision: nameOf(decision.title_of_decision),
            description_of_decision: decision.description_of_decision,
            leads_to: keys.ofScenario(decision.link_next_scenario_id) ?? null,
            outcome: decision.outcome,
            conditions: decision.conditions.map(({ id, text, met, unmet }) => ({
              ...keys.of('condition', id),
              text: nameOf(text),
              met,
              unmet,
            })),
          })),
          facts: facts
            .filter(({ scenario_id }) => scenario_id === scenario.id)
            .map((fact) => factOf(fact, keys)),
          rooms: Object.fromEntries(
            scenario.rooms
              .map(({ room_name }) => [room_name, roomOf(scenario.id, room_name)] as const)
              .filter(([, room]) => room.notes !== '' || room.posts.length > 0 || room.files.length > 0),
          ),
        })),
      })),
    }),
  };
}

function postOf(row: PostRow, keys: PackageKeys) {
  return {
    ...keys.of('post', row.id),
    content: row.content,
    timestamp: row.timestamp,
    author: {
      name: oneLine(row.author_name),
      handle: oneLine(row.author_handle),
      avatar: row.author_avatar,
    },
    likes: row.likes,
    retweets: row.retweets,
    replies: row.replies,
    ...releaseAndWhen(row, keys),
  };
}

function factOf(fact: FactRow, keys: PackageKeys) {
  return {
    ...keys.of('fact', fact.id),
    text: fact.text,
    carried_by: keys.list({ post: fact.posts, file: fact.files }),
    supports: keys.list({ decision: fact.supports }),
    opposes: keys.list({ decision: fact.opposes }),
  };
}

/**
 * Returns a stored name by the rules of today. An earlier version may have stored another one, and the package must be one that
 * can be imported.
 */
function nameOf(storedName: string): string {
  return oneLine(storedName) || '?';
}

function namedRooms(settings: RoomSettings): RoomSettings {
  return (
    settings?.map((room) => ({
      ...room,
      title: room.title && nameOf(room.title),
      persona: room.persona && { name: nameOf(room.persona.name), handle: nameOf(room.persona.handle) },
    })) ?? null
  );
}

/**
 * Refuses `package.post-waits` if posts wait for something that was deleted: a copy in which they appeared at once, or never, would
 * be another story.
 */
function requireNothingDeletedAwaited(
  posts: readonly PostRow[],
  scenarios: readonly { id: number; name: string }[],
  keys: PackageKeys,
): void {
  const waitingPosts = posts.flatMap((post) => {
    const scenario = scenarios.find(({ id }) => id === post.scenario_id);
    const waits = conditionsOf(post).some((condition) => conditionWithKeys(condition, keys.find) === null);
    return scenario !== undefined && waits ? [{ author: post.author_name, scenario: scenario.name }] : [];
  });
  const [first] = waitingPosts;
  if (first !== undefined) refuse('package.post-waits', { count: waitingPosts.length, ...first });
}

/** Returns when a post appears. */
function releaseAndWhen(row: PostRow, keys: PackageKeys): Pick<PackagePost, 'release' | 'when'> {
  const when = conditionsOf(row).flatMap((condition) => conditionWithKeys(condition, keys.find) ?? []);
  return { release: releaseOf(row), ...(when.length > 0 && { when }) };
}

function byPlace(file: FileRow, other: FileRow): number {
  return (
    (file.scenario_id ?? 0) - (other.scenario_id ?? 0) ||
    rooms.indexOf(file.room_name) - rooms.indexOf(other.room_name) ||
    file.id - other.id
  );
}
