import { Link } from '@tanstack/react-router';
import { scenarios as texts } from '@vincere/contract/messages';
import { refusals } from '@vincere/domain';
import { Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { scenarioPlace } from '../authoring/places.ts';
import { refreshAuthoring, type Scenario, type Stage } from '../authoring/useSimulation.ts';
import { ScenarioDescription } from './ScenarioDescription.tsx';

/** One scenario of a stage: what it is about, how many decisions it has and how many of them lead on. */
export function ScenarioItem({
  scenario,
  simulationId,
  stage,
  leadsOn,
  returnTo,
}: {
  scenario: Scenario;
  simulationId: number;
  stage: Stage;
  /** There is a next stage to link to. */
  leadsOn: boolean;
  /** Where focus goes when the scenario is gone. */
  returnTo: RefObject<HTMLButtonElement | null>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const afterwards = useRef<HTMLElement | null>(null);
  const { all_decisions: decisions, name } = scenario;
  const isInitial = stage.stage_number === 1;
  const place = scenarioPlace(simulationId, stage.id, scenario.id);
  const linked = decisions.filter((decision) => decision.link_next_scenario_id !== null).length;
  const remove = async () => {
    try {
      await send('deleteScenario', { params: { scenarioId: scenario.id } });
      afterwards.current = returnTo.current;
      await refreshAuthoring();
      toast(texts.deleted, name);
      return undefined;
    } catch (error) {
      const text = messageOf(error, texts.deleteFailed.text);
      toastError(texts.deleteFailed.title, text);
      return text;
    }
  };
  return (
    <li className="stg-i">
      <div className="stg-h">
        <h3 className="t-h4">
          <Link {...place}>{name}</Link>
        </h3>
        {isInitial && <span className="tag">{texts.initial}</span>}
      </div>
      <ScenarioDescription scenario={scenario} />
      <p className="t-meta num">
        {formatCount(decisions.length, 'decision')}
        {leadsOn && `, ${linked} linked to the next stage`}
      </p>
      <div className="row wrapf">
        <Link {...place} className={classOf('line')}>
          {texts.configure}
          <span className="sr"> {name}</span>
        </Link>
        <Button
          kind="quiet"
          aria-label={`Delete ${name}`}
          disabled={isInitial}
          onClick={() => setIsAsking(true)}
        >
          <Trash2 className="ic" aria-hidden />
          Delete
        </Button>
        {isInitial && <span className="hint">{refusals['scenario.initial']}</span>}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Delete ${name}?`}
        text="Its decisions, posts, notes and files go with it, and decisions that lead here lead nowhere. This cannot be undone."
        returnTo={afterwards}
        onConfirm={remove}
      />
    </li>
  );
}
