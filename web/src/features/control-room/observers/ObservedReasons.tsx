import type { Run } from '@vincere/contract';
import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { RunBoard } from '../types.ts';
import { useFinalVotes } from '../votes/useFinalVotes.ts';
import styles from './ObservedReasons.module.css';

/** The reasons that people gave for their final decisions in the current scenario. */
export function ObservedReasons({ run, board }: { run: Run; board: RunBoard }) {
  const finalVotes = [...useFinalVotes(run, board).values()];
  const decisions = run.current_scenario?.all_decisions ?? [];
  const people = new Map(run.users_playing.map((person) => [person.user_run_id, person.user]));
  if (finalVotes.length === 0) return null;
  return (
    <Section title={t('Reasoning')} aside={<span className="meta-text number">{finalVotes.length}</span>}>
      <ul className={`rows ${styles.observedReasons}`}>
        {finalVotes.map(({ user_run_id, decision_chosen_id, reasoning }) => {
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
