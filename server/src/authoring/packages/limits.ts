import type { ArchiveLimits } from '../../platform/archives/read.ts';

/** Limits on the unpacked contents of a package of at most 200 MB. */
export const packageLimits: ArchiveLimits = { entries: 2_000, bytes: 400 * 1024 * 1024 };

/** The name of the archive entry with the texts. */
export const packageText = 'simulation.json';

/** The longest `simulation.json`, in bytes. */
export const textBytes = 4 * 1024 * 1024;
