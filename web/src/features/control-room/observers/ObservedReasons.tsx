import type { Run } from '@vincere/contract';
import { useEffect } from 'react';
import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { RunBoard } from '../types.ts';
import { readRun } from '../useControlRoom.ts';
import { finalTurnout } from '../vote-status.ts';
import styles from './ObservedReasons.module.css';

/** Votes come in bursts: wait this long (ms) after the last one before reading the reasons again. */
const debounceMs = 1_500;

/** The reasons that people gave for their final decisions in the current scenario. */
export function ObservedReasons({ run, board }: { run: Run; board: RunBoard }) {
  const { cast } = finalTurnout(board);
  const decided = run.all_users_decision.filter(
    ({ scenario_id }) => scenario_id === run.current_scenario?.id,
  );
  const isBehind = decided.length !== cast && board.scenario_id === run.current_scenario?.id;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => void readRun(run.id), debounceMs);
    return () => clearTimeout(timer);
  }, [isBehind, cast, run.id]);
  const decisions = run.current_scenario?.all_decisions ?? [];
  const people = new Map(run.users_playing.map((person) => [person.user_run_id, person.user]));
  if (decided.length === 0) return null;
  return (
    <Section title={t('Reasons')} aside={<span className="meta-text number">{decided.length}</span>}>
      <ul className={`rows ${styles.observedReasons}`}>
        {decided.map(({ user_run_id, decision_chosen_id, reasoning }) => {
          const person = people.get(user_run_id);
          const place = decisions.findIndex(({ id }) => id === decision_chosen_id);
          return (
            <li key={user_run_id}>
              {place >= 0 && <DecisionMark index={place} size="sm" />}
              <div>
                <b>{person && `${person.first_name} ${person.last_name}`.trim()}</b>
                <p className="story">{reasoning}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
