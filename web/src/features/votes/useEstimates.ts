import type { Run } from '@vincere/contract';
import { type ConfidenceStep, confidenceSteps } from '@vincere/domain';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';

export type Estimates = ReturnType<typeof useEstimates>;

/**
 * The user's estimates beside a vote while it is written: how sure they are and, with a room vote, what the group will decide.
 * Both are drafts under `draftKey`. A run that doesn't ask for them has none.
 */
export function useEstimates(run: Run, kind: 'room' | 'final', draftKey: string, onChange: () => void) {
  const [storedConfidence, setConfidence] = useDraft(`${draftKey}:confidence`);
  const [storedForecast, setForecast] = useDraft(`${draftKey}:forecast`);
  const [attempts, setAttempts] = useState(0);
  const wasSubmitted = attempts > 0;
  const isAsked = run.asks_confidence;
  const asksForecast = isAsked && kind === 'room';
  const decisions = run.current_scenario?.all_decisions ?? [];
  const confidence = confidenceSteps.find((step) => String(step) === storedConfidence) ?? null;
  const forecast = decisions.find(({ id }) => String(id) === storedForecast)?.id ?? null;
  const misses = {
    confidence: isAsked && confidence === null,
    forecast: asksForecast && forecast === null,
  };
  return {
    isAsked,
    asksForecast,
    confidence,
    forecast,
    setConfidence: (value: ConfidenceStep) => {
      onChange();
      setConfidence(String(value));
    },
    setForecast: (decisionId: number) => {
      onChange();
      setForecast(String(decisionId));
    },
    /** The number of attempts to submit. */
    attempts,
    /** The answers that were missing when the user submitted, and still are. */
    missing: {
      confidence: wasSubmitted && misses.confidence,
      forecast: wasSubmitted && misses.forecast,
    },
    /** Returns the fields of the vote; null if an answer is missing, which `missing` then shows. */
    submit: (): { confidence?: ConfidenceStep; forecast?: number } | null => {
      setAttempts((count) => count + 1);
      if (misses.confidence || misses.forecast) return null;
      return {
        ...(isAsked && confidence !== null && { confidence }),
        ...(asksForecast && forecast !== null && { forecast }),
      };
    },
  };
}
