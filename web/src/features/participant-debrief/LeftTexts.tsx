import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { phaseNames } from '../../parts/guided-debrief/phase-names.ts';
import type { DebriefPhase } from '../../parts/guided-debrief/types.ts';
import { LeftDraft } from '../../parts/LeftDraft.tsx';
import { commitmentDraftKey, draftKeys } from './draft-keys.ts';
import { entryOutbox, useUnsentEntries } from './entry-outbox.ts';
import { UnsentEntries } from './OwnEntries.tsx';

/** Texts of other phases that the server does not have: drafts, entries that wait to be sent, and entries that it refused. */
export function LeftTexts({ scope, shown }: { scope: string; shown: DebriefPhase }) {
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const unsent = useUnsentEntries(scope).filter(({ data }) => data.phase !== shown);
  const drafts = [...draftKeys(scope), { key: commitmentDraftKey(scope), phase: 'commitment' as const }]
    .filter(({ key, phase }) => phase !== shown && !discarded.includes(key))
    .map(({ key, phase }) => ({ key, phase, text: readDraft(key) ?? '' }))
    .filter(({ text }) => text.trim() !== '');
  return (
    <>
      <UnsentEntries items={unsent.filter(({ state }) => state !== 'failed')} />
      {unsent
        .filter(({ state }) => state === 'failed')
        .map((item) => (
          <LeftDraft
            key={item.key}
            title={t('Your answer of the phase {phase} was not sent.', {
              phase: phaseNames[item.data.phase],
            })}
            text={item.data.text}
            onDiscard={() => entryOutbox.discard(item)}
          />
        ))}
      {drafts.map(({ key, phase, text }) => (
        <LeftDraft
          key={key}
          title={t('You were still writing in the phase {phase}. It was not sent.', {
            phase: phaseNames[phase],
          })}
          text={text}
          onChange={(newText) => keepDraft(key, newText)}
          onDiscard={() => {
            dropDraft(key);
            setDiscarded([...discarded, key]);
          }}
        />
      ))}
    </>
  );
}
