import { Link } from '@tanstack/react-router';
import { shared, decisions as texts } from '@vincere/contract/messages';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { rich, t } from '../../lib/text.ts';
import editableStyles from '../../ui/editable/editable.module.css';
import { FieldError } from '../../ui/Field.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import uploadsStyles from '../../ui/uploads/uploads.module.css';
import { scenariosPlace } from '../authoring/places.ts';
import { type Decision, refreshAuthoring, type Stage } from '../authoring/useSimulation.ts';
import styles from './DecisionLink.module.css';

type State = { kind: 'idle' | 'saved' } | { kind: 'saving' | 'failed'; chosen: string; error?: string };

/** A select for the scenario of the next stage that a decision leads to. It saves each change at once. */
export function DecisionLink({
  decision,
  next,
  simulationId,
}: {
  decision: Decision;
  next: Stage | undefined;
  simulationId: number;
}) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  if (next === undefined) return <p className="meta-text">{t('Ends the simulation.')}</p>;
  if (next.scenarios.length === 0)
    return (
      <p className="meta-text">
        {rich('Please create scenarios in the next stage first: {stage}', {
          stage: (
            <Link {...scenariosPlace(simulationId, next.id)}>
              {t('Stage {number}', { number: next.stage_number })}
            </Link>
          ),
        })}
      </p>
    );

  const save = async (scenarioId: string) => {
    setState({ kind: 'saving', chosen: scenarioId });
    try {
      await send('updateDecision', {
        params: { decisionId: decision.id },
        body: { link_next_scenario_id: scenarioId === '' ? null : Number(scenarioId) },
      });
      await refreshAuthoring();
      setState({ kind: 'saved' });
    } catch (failure) {
      const failureTitle = t(texts.linkFailed);
      const error = messageOf(failure, failureTitle);
      setState({ kind: 'failed', chosen: scenarioId, error });
      toastError(failureTitle, error === failureTitle ? undefined : error);
    }
  };
  const selectedId = 'chosen' in state ? state.chosen : String(decision.link_next_scenario_id ?? '');
  return (
    <div className={styles.decisionLink}>
      <span className="meta-text" aria-hidden="true">
        {t('Leads to')}
      </span>
      <select
        className="input input-sm"
        aria-label={t('{decision} leads to', { decision: decision.title_of_decision })}
        value={selectedId}
        aria-invalid={state.kind === 'failed' || undefined}
        disabled={state.kind === 'saving'}
        onChange={(event) => void save(event.target.value)}
      >
        <option value="">{t('Not linked')}</option>
        {next.scenarios.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={editableStyles.editStatus} role="status">
        {state.kind === 'saving' && <span className="meta-text">{t('Saving')}</span>}
        {state.kind === 'saved' && (
          <span className="meta-text">
            <Check className="icon" aria-hidden /> {t('Saved')}
          </span>
        )}
      </span>
      {state.kind === 'failed' && (
        <FieldError>
          <span>
            {state.error}{' '}
            <button
              type="button"
              className={uploadsStyles.retryButton}
              onClick={() => void save(state.chosen)}
            >
              {t(shared.retry)}
            </button>
          </span>
        </FieldError>
      )}
    </div>
  );
}
