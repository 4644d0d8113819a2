import { type Role, refuse, roomsHolding, roomsInUse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { type FactRow, listFactRows } from '../store/facts.ts';
import { ofScenario } from '../store/part.ts';
import { findRoomSettingsOfScenario } from '../store/room-settings.ts';

/** Returns the facts of a scenario as calls answer with them. */
export async function factViews(db: Queries, scenarioId: number) {
  const inUse = roomsInUse(await findRoomSettingsOfScenario(db, scenarioId));
  return (await listFactRows(db, ofScenario(scenarioId))).map((fact) => factView(fact, inUse));
}

/** Returns a fact of a scenario as calls answer with it. Refuses an unknown fact. */
export async function findFactView(tx: Queries, factId: number, scenarioId: number) {
  const facts = await factViews(tx, scenarioId);
  return facts.find(({ id }) => id === factId) ?? refuse('fact.unknown');
}

function factView({ id, text, posts, files, supports, opposes, carriers }: FactRow, inUse: readonly Role[]) {
  return { id, text, posts, files, supports, opposes, held_by: roomsHolding(carriers, inUse) };
}
