import type { AuthoringApp } from '../authoring/app.ts';
import type { SystemAccess } from '../platform/app.ts';
import type { RunSnapshots } from './runs/snapshots.ts';

/** The services of the calls about runs. */
export type App = AuthoringApp & { snapshots: RunSnapshots };

/** The services of a process, with those that only work without a request gets. */
export type SystemApp = App & SystemAccess;
