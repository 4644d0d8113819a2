import { useNavigate } from '@tanstack/react-router';
import { countUnplayableWays, everyBranch, type RehearsedWay, requireWay } from '@vincere/domain';
import { useId, useState } from 'react';
import { messageOf, useSend } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Simulation } from '../authoring/useSimulation.ts';
import styles from './rehearsal.module.css';

/** Lets the author choose the ways that bots play: every branch or one. Then opens the control room, which shows them. */
export function RehearseDialog({
  simulation,
  open,
  onClose,
}: {
  simulation: Simulation;
  open: boolean;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const starting = useSend('startRehearsal');
  const [chosen, setChosen] = useState<number | 'every'>('every');
  const tree = treeOf(simulation);
  const ways = everyBranch(tree);
  const unplayable = countUnplayableWays(tree);
  const pickedWays = chosen === 'every' ? ways : ways.slice(chosen, chosen + 1);
  const start = () =>
    starting.mutate(
      {
        params: { simulationId: simulation.id },
        body: { ways: pickedWays.map((way) => [...way]) },
      },
      {
        onSuccess: ({ id }) => void navigate({ to: '/admin/runs/$runId', params: { runId: String(id) } }),
      },
    );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('Rehearse')}
      text={t(
        'A run with bots in every room. You watch it in the control room and set the pace. It appears in no list, nobody can join it, and it is deleted at the end.',
      )}
      action={[t('Start Rehearsal'), t('Starting')]}
      isBusy={starting.isPending}
      isReady={pickedWays.length > 0}
      isDirty={false}
      failure={starting.isError ? messageOf(starting.error, t('The rehearsal was not started.')) : undefined}
      onSubmit={start}
    >
      {ways.length === 0 ? (
        <Empty title={t('Nothing to play yet')}>
          {t('It needs a scenario with a decision in its first stage.')}
        </Empty>
      ) : (
        <fieldset className={styles.rehearsalWays}>
          <legend className="field-label">{t('Which way')}</legend>
          <Choice
            label={plural(ways.length, 'The only way there is', 'Every branch, in {count} ways')}
            isChosen={chosen === 'every'}
            onChoose={() => setChosen('every')}
          />
          {ways.length > 1 &&
            ways.map((way, index) => (
              <Choice
                key={way.join()}
                label={nameOf(simulation, way)}
                isChosen={chosen === index}
                onChoose={() => setChosen(index)}
              />
            ))}
          {unplayable > 0 && (
            <p className="hint">
              {plural(
                unplayable,
                '{count} more way stops at a scenario without decisions and cannot be played.',
                '{count} more ways stop at a scenario without decisions and cannot be played.',
              )}
            </p>
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  const id = useId();
  return (
    <div className={styles.rehearsalWay}>
      <input id={id} type="radio" name="rehearsed-way" checked={isChosen} onChange={onChoose} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

function treeOf({ stages }: Simulation) {
  return {
    stages: stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((scenario) => ({
        ...scenario,
        decisions: scenario.all_decisions,
        rooms: [],
      })),
    })),
  };
}

function nameOf(simulation: Simulation, way: RehearsedWay): string {
  return requireWay(treeOf(simulation), way)
    .map(({ name }) => name)
    .join(t(', then '));
}
