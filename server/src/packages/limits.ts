import type { ArchiveLimits } from '../archives/read.ts';

/** What a package of at most 200 MB may unpack to. */
export const packageLimits: ArchiveLimits = { entries: 2_000, bytes: 400 * 1024 * 1024 };

/** The longest `simulation.json`, in bytes: parsed in one go, it must not hold others up. */
export const textBytes = 4 * 1024 * 1024;
