import { writingPhases } from '@vincere/domain';
import type { WritingPhase } from '../../parts/guided-debrief/types.ts';

/** Returns the key of the draft of an entry. `scope` names the person and the run. */
export function entryDraftKey(scope: string, phase: WritingPhase): string {
  return `debrief:${scope}:${phase}`;
}

/** Returns the key of the draft of a commitment. */
export function commitmentDraftKey(scope: string): string {
  return `commitment:${scope}`;
}

/** Returns the keys of the drafts of entries, with their phases. */
export function draftKeys(scope: string): { key: string; phase: WritingPhase }[] {
  return writingPhases.map((phase) => ({ key: entryDraftKey(scope, phase), phase }));
}
