import { limits } from '@vincere/contract/constants';
import { simulations as texts } from '@vincere/contract/messages';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Prose } from '../../parts/prose/Prose.tsx';
import { minutesToRead } from '../../parts/reading-time.ts';
import { EditableText } from '../../ui/editable/EditableText.tsx';
import { Section } from '../../ui/Section.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { refreshAuthoring, type Simulation } from '../authoring/useSimulation.ts';
import styles from './briefing.module.css';

/** The briefing as participants see it, editable in place. */
export function BriefingEditor({ simulation }: { simulation: Simulation }) {
  const briefing = simulation.string_briefing;
  return (
    <Section
      title={t('Briefing')}
      className={styles.briefing}
      aside={
        briefing.trim() !== '' && (
          <span className="meta-text">
            {t('{minutes} min to read', { minutes: minutesToRead(briefing) })}
          </span>
        )
      }
    >
      <EditableText
        long
        label={t('briefing')}
        draft={draftKey('simulation', simulation.id, 'briefing')}
        value={briefing}
        empty={t('No briefing yet. Participants read it before the first stage.')}
        hint={t(
          'A blank line parts paragraphs. **bold**, *italic*, # heading, - item, 1. item, [text](https://…), ![text](picture.png) for a picture from the files.',
        )}
        maxLength={limits.briefing}
        onSave={async (string_briefing) => {
          await send('updateSimulation', {
            params: { simulationId: simulation.id },
            body: { string_briefing },
          });
          await refreshAuthoring();
        }}
        failure={{
          title: t(texts.briefingFailed),
          text: (error) => messageOf(error, t('There was a problem updating the briefing.')),
        }}
      >
        <Prose text={briefing} />
      </EditableText>
    </Section>
  );
}
