import type { Run } from '@vincere/contract';
import { useState } from 'react';
import { dropDraft, keepDraft, listDrafts } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { LeftDraft } from '../../parts/LeftDraft.tsx';
import { storedVote } from '../runs/decisions/own-vote.ts';
import { useIsSubmitted } from '../runs/decisions/vote-outbox.ts';
import { finalDraftPrefix } from './useFinalVote.ts';

/** Offers unsubmitted texts of earlier stages, or of a run that ended, until the user discards them. */
export function LeftDrafts({ run, current }: { run: Run; current: number | undefined }) {
  const prefix = finalDraftPrefix(run);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const isSubmitted = useIsSubmitted();
  const leftDrafts = listDrafts(prefix).filter(({ key, value }) => {
    // Offer only reasonings, not which option was selected. The form of the scenario offers one that was overtaken.
    const [, scenario, kind] = /^(\d+):(reasoning|overtaken)$/.exec(key.slice(prefix.length)) ?? [];
    const inForm = kind === 'overtaken' ? run.current_scenario?.id : current;
    if (scenario === undefined || Number(scenario) === inForm || dropped.includes(key)) return false;
    if (isSubmitted(prefix + scenario)) return false;
    // The server may have the vote although its answer was lost and the page was closed before the next read.
    return storedVote(run, Number(scenario))?.reasoning !== value;
  });
  return leftDrafts.map(({ key, value }) => (
    <LeftDraft
      key={key}
      title={
        key === `${prefix}${run.current_scenario?.id}:reasoning`
          ? t('You were still writing your reasoning. It was not submitted.')
          : t('You were still writing for an earlier stage. It was not submitted.')
      }
      text={value}
      onChange={(newText) => keepDraft(key, newText)}
      onDiscard={() => {
        dropDraft(key);
        setDropped([...dropped, key]);
      }}
    />
  ));
}
