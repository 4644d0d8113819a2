import { Link } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { simulations as texts } from '@vincere/contract/messages';
import { Copy, Download, Trash2 } from 'lucide-react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { plural, rich, t } from '../../lib/text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { EditableText } from '../../ui/editable/EditableText.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { sr } from '../../ui/sr.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { duplicate } from '../authoring/duplicate.ts';
import { filled } from '../authoring/filled.ts';
import styles from './SimulationItem.module.css';
import type { ListedSimulation } from './types.ts';

/** An entry of the list of simulations, with its description editable in place, links and buttons. */
export function SimulationItem({
  simulation,
  onStart,
  onExport,
  onDelete,
}: {
  simulation: ListedSimulation;
  onStart: () => void;
  onExport: () => void;
  onDelete: () => void;
}) {
  const { id, name, description, created_at, stages, scenario_count } = simulation;
  const saveDescription = async (newDescription: string) => {
    await send('updateSimulation', { params: { simulationId: id }, body: { description: newDescription } });
    await queryClient.invalidateQueries({ queryKey: ['searchSimulations'] });
  };
  return (
    <li className={styles.simulation}>
      <div className={styles.simulationHead}>
        <h2>
          <Link to="/admin/simulations/$simulationId/stages" params={{ simulationId: String(id) }}>
            {name}
          </Link>
        </h2>
        <EditableText
          label={t('description of {name}', { name })}
          value={description}
          long
          maxLength={limits.description}
          empty={t('No description yet.')}
          draft={draftKey('simulation', id, 'description')}
          validate={filled}
          onSave={saveDescription}
          failure={{
            title: t(texts.descriptionFailed),
            text: (error) => messageOf(error, t(texts.descriptionProblem)),
          }}
        >
          <p className={styles.simulationText}>{description}</p>
        </EditableText>
        <p className={`meta-text ${styles.simulationFacts}`}>
          <span>
            {rich('Created {date}', { date: <time dateTime={created_at}>{formatDate(created_at)}</time> })}
          </span>
          <span>{plural(stages.length, '{count} stage', '{count} stages')}</span>
          <span>{plural(scenario_count, '{count} scenario', '{count} scenarios')}</span>
        </p>
      </div>
      <div className={styles.simulationActions}>
        <Button kind="line" size="sm" onClick={onStart}>
          {rich('Start Run<sr> of {name}</sr>', { name, sr })}
        </Button>
        <Link
          to="/admin/simulations/$simulationId/stages"
          params={{ simulationId: String(id) }}
          className={classOf('line', 'sm')}
        >
          {t(texts.manage)}
          {sr(` ${name}`)}
        </Link>
        <Menu
          label={rich('More<sr> for {name}</sr>', { name, sr })}
          items={[
            { label: t('Export@@a simulation'), Icon: Download, onSelect: onExport },
            { label: t('Duplicate'), Icon: Copy, onSelect: () => void duplicate(id) },
            { label: t('Delete'), Icon: Trash2, onSelect: onDelete, isDanger: true },
          ]}
        />
      </div>
    </li>
  );
}
