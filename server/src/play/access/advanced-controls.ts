import { refuse } from '@vincere/domain';
import { settingsOf } from '../../people/accounts/settings.ts';
import type { SessionUser } from '../../platform/http/caller.ts';
import type { App } from '../app.ts';

/** Returns whether the facilitator has turned on the controls beyond start, pause and next stage. */
export async function hasAdvancedControls(app: App, user: SessionUser): Promise<boolean> {
  return (await settingsOf(app.db.read, user.id)).advanced_controls;
}

/** Refuses `run.advanced-controls-off` if the facilitator has turned off the advanced controls. */
export async function requireAdvancedControls(app: App, user: SessionUser): Promise<void> {
  if (!(await hasAdvancedControls(app, user))) refuse('run.advanced-controls-off');
}
