import { useState } from 'react';
import { dropDraft, listDrafts } from '../../lib/drafts.ts';
import { LeftDraft } from '../../ui/LeftDraft.tsx';

/** What was being written for an earlier stage when it closed: offered back, until it is copied away or discarded. */
export function LeftDrafts({ prefix, current }: { prefix: string; current: number | undefined }) {
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const left = listDrafts(prefix).filter(({ key }) => {
    const scenario = key.slice(prefix.length);
    // Only reasons: which option was ticked needs no offering back.
    return /^\d+$/.test(scenario) && Number(scenario) !== current && !dropped.includes(key);
  });
  return left.map(({ key, value }) => (
    <LeftDraft
      key={key}
      title="You were still writing for an earlier stage. It was not submitted."
      text={value}
      onDiscard={() => {
        dropDraft(key);
        setDropped([...dropped, key]);
      }}
    />
  ));
}
