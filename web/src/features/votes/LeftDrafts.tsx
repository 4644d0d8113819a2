import type { Run } from '@vincere/contract';
import { useState } from 'react';
import { dropDraft, listDrafts } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { LeftDraft } from '../../parts/LeftDraft.tsx';
import { storedVote } from '../runs/own-vote.ts';
import { useIsSubmitted } from '../runs/vote-outbox.ts';
import { finalDraftPrefix } from './useFinalVote.ts';

/** Offers texts that were being written for a stage when it or the run ended, until they are discarded. */
export function LeftDrafts({ run, current }: { run: Run; current: number | undefined }) {
  const prefix = finalDraftPrefix(run);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const isSubmitted = useIsSubmitted();
  const left = listDrafts(prefix).filter(({ key, value }) => {
    // Only reasons: which option was ticked needs no offering back.
    const scenario = /^(\d+):reasoning$/.exec(key.slice(prefix.length))?.[1];
    if (scenario === undefined || Number(scenario) === current || dropped.includes(key)) return false;
    if (isSubmitted(prefix + scenario)) return false;
    // The answer may have been lost, and the page with it, before it could see that the server has the vote.
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
      onDiscard={() => {
        dropDraft(key);
        setDropped([...dropped, key]);
      }}
    />
  ));
}
