import type { RoomSettings } from '@vincere/domain';
import { type DecisionRow, listDecisionRows } from '../../authoring/store/decisions.ts';
import { type FactRow, listFactRows } from '../../authoring/store/facts.ts';
import { type FileRow, listScenarioFiles } from '../../authoring/store/files.ts';
import { ofScenario } from '../../authoring/store/part.ts';
import { listAuthoredPosts, type PostRow } from '../../authoring/store/posts.ts';
import { findRoomSettingsOfScenario } from '../../authoring/store/room-settings.ts';
import { listAuthoredNotes } from '../../authoring/store/rooms.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findPlaceTexts } from '../store/runs/texts.ts';

/** The content of a scenario as a run played it. */
export type ScenarioEdition = {
  /** The texts of the scenario and its stage. */
  texts: Awaited<ReturnType<typeof findPlaceTexts>>;
  decisions: DecisionRow[];
  /** The authored posts of all rooms, in their order. */
  posts: PostRow[];
  files: readonly FileRow[];
  /** The key facts in their order. */
  facts: FactRow[];
  /** The facilitators' texts to the rooms. */
  notes: Awaited<ReturnType<typeof listAuthoredNotes>>;
  /** The rooms of the simulation. */
  rooms: RoomSettings;
};

/** Returns the current content of a scenario. */
export async function loadScenarioContent(db: Queries, scenarioId: number): Promise<ScenarioEdition> {
  return {
    texts: await findPlaceTexts(db, scenarioId),
    decisions: await listDecisionRows(db, ofScenario(scenarioId)),
    posts: await listAuthoredPosts(db, scenarioId),
    files: await listScenarioFiles(db, scenarioId),
    facts: await listFactRows(db, ofScenario(scenarioId)),
    notes: await listAuthoredNotes(db, scenarioId),
    rooms: await findRoomSettingsOfScenario(db, scenarioId),
  };
}
