import { parseTeachingNote, teachingNoteLength } from '@vincere/domain';
import { messageOf } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { NoteBlocks } from '../../../parts/prose/NoteBlocks.tsx';
import { EditableText } from '../../../ui/editable/EditableText.tsx';
import { Section } from '../../../ui/Section.tsx';
import { draftKey } from '../../authoring/drafts.ts';
import styles from './Teaching.module.css';
import { saveTeaching } from './useTeaching.ts';

/** The author's text about how to lead the simulation, editable in place. */
export function TeachingNote({ simulationId, note }: { simulationId: number; note: string }) {
  return (
    <Section title={t('Teaching note')} className={styles.note}>
      <p className="muted">
        {t('How to lead this simulation. Only facilitators read it; participants and observers never do.')}
      </p>
      <EditableText
        long
        isLabelled
        countsAtEnd
        label={t('teaching note')}
        draft={draftKey('teaching', simulationId, 'note')}
        value={note}
        empty={t('No teaching note yet.')}
        hint={t(
          'Headings (#), lists (-) and bold (**) are formatted. Links, pictures and HTML appear as typed. The control room opens the note at the heading that is named like the current scenario, or else like the stage.',
        )}
        maxLength={teachingNoteLength}
        onSave={(teaching_note) => saveTeaching(simulationId, { teaching_note })}
        failure={{
          title: t('The teaching note was not saved'),
          text: (error) => messageOf(error, t('Your text is still here. Please try again.')),
        }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={styles.noteText} tabIndex={0} aria-label={t('Text of the teaching note')}>
          <NoteBlocks blocks={parseTeachingNote(note)} />
        </section>
      </EditableText>
    </Section>
  );
}
