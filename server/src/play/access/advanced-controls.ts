import { refuse } from '@vincere/domain';
import { settingsOf } from '../../people/accounts/settings.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { SessionUser } from '../../platform/http/caller.ts';

/** Returns whether the facilitator has turned on the controls beyond start, pause and next stage. */
export async function hasAdvancedControls(db: Queries, user: SessionUser): Promise<boolean> {
  return (await settingsOf(db, user.id)).advanced_controls;
}

/** Refuses `run.advanced-controls-off` if the facilitator has turned off the advanced controls. */
export async function requireAdvancedControls(db: Queries, user: SessionUser): Promise<void> {
  if (!(await hasAdvancedControls(db, user))) refuse('run.advanced-controls-off');
}
