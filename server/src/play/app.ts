import type { AuthoringApp } from '../authoring/app.ts';
import type { RunSnapshots } from './runs/snapshots.ts';

/** The services of the calls about runs. */
export type App = AuthoringApp & { snapshots: RunSnapshots };
