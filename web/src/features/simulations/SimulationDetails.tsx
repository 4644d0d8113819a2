import { limits } from '@vincere/contract/constants';
import { simulations as texts } from '@vincere/contract/messages';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { EditableText } from '../../ui/editable/EditableText.tsx';
import { Section } from '../../ui/Section.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { filled } from '../authoring/filled.ts';
import { type EditedSimulation, refreshAuthoring } from '../authoring/useSimulation.ts';
import { AsksConfidence } from './AsksConfidence.tsx';
import styles from './SimulationDetails.module.css';

/** The name and description of a simulation, editable in place. */
export function SimulationDetails({ simulation }: { simulation: EditedSimulation }) {
  const save = async (body: { name?: string; description?: string }) => {
    await send('updateSimulation', { params: { simulationId: simulation.id }, body });
    await refreshAuthoring();
  };
  return (
    <Section title={t('Simulation details')}>
      <dl className={styles.details}>
        <dt>{t('Name')}</dt>
        <dd>
          <EditableText
            label={t('name')}
            isLabelled
            draft={draftKey('simulation', simulation.id, 'name')}
            value={simulation.name}
            maxLength={limits.name}
            validate={filled}
            onSave={(name) => save({ name })}
            failure={{
              title: t('Error updating name'),
              text: (error) => messageOf(error, t('There was a problem updating the name.')),
            }}
          >
            <p className={`story ${styles.text} ${styles.name}`}>{simulation.name}</p>
          </EditableText>
        </dd>
        <dt>{t('Description')}</dt>
        <dd>
          <EditableText
            long
            label={t('description')}
            isLabelled
            draft={draftKey('simulation', simulation.id, 'description')}
            value={simulation.description}
            empty={t('No description yet.')}
            maxLength={limits.description}
            validate={filled}
            onSave={(description) => save({ description })}
            failure={{
              title: t(texts.descriptionFailed),
              text: (error) => messageOf(error, t(texts.descriptionProblem)),
            }}
          >
            <p className={`story ${styles.text}`}>{simulation.description}</p>
          </EditableText>
        </dd>
      </dl>
      <AsksConfidence simulation={simulation} />
    </Section>
  );
}
