import type { Run } from '@vincere/contract';
import { useState } from 'react';
import { dropDraft, keepDraft, listDrafts } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { LeftDraft } from '../../parts/LeftDraft.tsx';
import { storedVote } from '../runs/own-vote.ts';
import { useIsSubmitted } from '../runs/vote-outbox.ts';
import { finalDraftPrefix } from './useFinalVote.ts';

/** Offers unsubmitted texts of earlier stages, or of a run that ended, until the user discards them. */
export function LeftDrafts({ run, current }: { run: Run; current: number | undefined }) {
  const prefix = finalDraftPrefix(run);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const isSubmitted = useIsSubmitted();
  const left = listDrafts(prefix).filter(({ key, value }) => {
    // Offer only reasonings, not which option was selected.
    const scenario = /^(\d+):reasoning$/.exec(key.slice(prefix.length))?.[1];
    if (scenario === undefined || Number(scenario) === current || dropped.includes(key)) return false;
    if (isSubmitted(prefix + scenario)) return false;
    // The server may have the vote although its answer was lost and the page was closed before the next read.
    return storedVote(run, Number(scenario))?.reasoning !== value;
  });
  return left.map(({ key, value }) => (
    <LeftDraft
      key={key}
      title={
        key === `${prefix}${run.current_scenario?.id}:reasoning`
          ? t('You were still writing your reasoning. It was not submitted.')
          : t('You were still writing for an earlier stage. It was not submitted.')
      }
      text={value}
      onChange={(typed) => keepDraft(key, typed)}
      onDiscard={() => {
        dropDraft(key);
        setDropped([...dropped, key]);
      }}
    />
  ));
}
