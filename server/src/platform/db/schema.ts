import type { AuthoringTables } from './schema/authoring.ts';
import type { DebriefTables } from './schema/debrief.ts';
import type { PeopleTables } from './schema/people.ts';
import type { PlatformTables } from './schema/platform.ts';
import type { PlayTables } from './schema/play.ts';

/**
 * Types of all tables, in the common subset of SQLite and PostgreSQL: integers, texts, JSON as text.
 * Times are epoch milliseconds; flags are 0 or 1.
 */
export type Schema = PlatformTables & PeopleTables & AuthoringTables & PlayTables & DebriefTables;
