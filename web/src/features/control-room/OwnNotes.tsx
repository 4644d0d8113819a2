import { limits } from '@vincere/contract/constants';
import { send } from '../../lib/api.ts';
import { getSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { SavedStatus, SavedText } from '../../parts/saved-text/SavedText.tsx';
import { useSavedText } from '../../parts/saved-text/useSavedText.ts';
import { Section } from '../../ui/Section.tsx';
import runFrameStyles from './run-frame.module.css';
import { cacheNotes } from './useControlRoom.ts';

/** The facilitators' own notes on a run; participants never see them. */
export function OwnNotes({ runId, stored }: { runId: number; stored: string }) {
  const savedText = useSavedText({
    draftKey: `own-notes:${getSession()?.id}:${runId}`,
    stored,
    save: async (notes) => {
      await send('saveFacilitatorNotes', { params: { runId }, body: { notes } });
      cacheNotes(runId, notes);
    },
    failed: t('Your notes could not be saved.'),
  });
  return (
    <Section title={t('Your notes')} aside={<SavedStatus state={savedText.state} />}>
      <SavedText
        saved={savedText}
        className={`input input-sm ${runFrameStyles.runNotes}`}
        aria-label={t('Notes on this run')}
        placeholder={t('For the debrief. Participants never see it.')}
        rows={4}
        maxLength={limits.briefing}
      />
    </Section>
  );
}
