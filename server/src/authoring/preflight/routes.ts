import { getPreflight, getReadiness } from './get-preflight.ts';

/** Calls that list the unfinished parts and weak spots of a simulation. */
export const preflightRoutes = { getPreflight, getReadiness };
