import type { ArchiveLimits } from '../../platform/archives/read.ts';

/** What a package of at most 200 MB may unpack to. */
export const packageLimits: ArchiveLimits = { entries: 2_000, bytes: 400 * 1024 * 1024 };

/** The name in the archive of the text of a package. */
export const packageText = 'simulation.json';

/** The longest `simulation.json`, in bytes. */
export const textBytes = 4 * 1024 * 1024;
