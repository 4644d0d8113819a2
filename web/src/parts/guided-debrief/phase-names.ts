import { debriefPhaseNames, debriefPhases } from '@vincere/domain';
import { translated } from '../../lib/text.ts';
import type { DebriefPhase } from './types.ts';

/** The name of each phase of a guided debrief. */
export const phaseNames = Object.fromEntries(
  debriefPhases.map((phase) => [phase, translated(debriefPhaseNames[phase])]),
) as Readonly<Record<DebriefPhase, string>>;
