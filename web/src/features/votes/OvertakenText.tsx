import { useEffect } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { LeftDraft } from '../../parts/LeftDraft.tsx';

/**
 * Keeps the text that a person was typing when their vote was stored from elsewhere: by another tab or device, or by a facilitator.
 * `storedReasoning` is the reasoning of that vote. The text stays until they discard it.
 */
export function useOvertakenText(draftKey: string, typedText: string, storedReasoning: string | undefined) {
  const [text, keep, discard] = useDraft(`${draftKey}:overtaken`);
  useEffect(() => {
    if (storedReasoning !== undefined && !storedReasoning.includes(typedText.trim())) keep(typedText);
  }, [typedText, storedReasoning, keep]);
  return { text, keep, discard };
}

/** Offers the text of a vote that was overtaken. */
export function OvertakenText({ text, keep, discard }: ReturnType<typeof useOvertakenText>) {
  if (text === '') return null;
  return (
    <LeftDraft
      title={t('Your decision was already submitted elsewhere. This reasoning was not submitted.')}
      text={text}
      onChange={keep}
      onDiscard={discard}
    />
  );
}
