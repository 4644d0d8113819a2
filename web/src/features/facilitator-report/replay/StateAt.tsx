import { type Role, replayAt } from '@vincere/domain';
import { useMemo } from 'react';
import { plural, rich, t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import reportStyles from '../facilitator-report.module.css';
import { CountedVotes } from '../stage/FinalVotes.tsx';
import type { ReplayOf } from '../types.ts';
import { countsAt, type Naming } from './moments.ts';
import styles from './Replay.module.css';

/** The state of the run at the moment: the stage, the people who had voted, and the counts. */
export function StateAt({
  replay,
  place,
  naming,
  withCharts,
}: {
  replay: ReplayOf;
  place: number;
  naming: Naming;
  withCharts: boolean;
}) {
  const { roles, placeName } = useRooms();
  const state = useMemo(() => replayAt(replay.moments, place + 1), [replay, place]);
  const scenario = replay.scenarios.find(({ scenario_id }) => scenario_id === state.scenario_id);
  if (scenario === undefined)
    return (
      <p className="muted">
        {plural(
          state.seats.size,
          '{count} person joined, nothing played yet.',
          '{count} people joined, nothing played yet.',
        )}
      </p>
    );
  const missingVoters = replay.people.filter(
    ({ seat_id }) => state.seats.has(seat_id) && !state.voted.has(seat_id),
  );
  const names = missingVoters.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  return (
    <div className={`${reportStyles.threeColumns} ${styles.columns}`}>
      <div>
        <h3 className="label-text">
          {rich('Stage {number}: {scenario}', {
            number: scenario.stage_number,
            scenario: <span className="story">{scenario.name}</span>,
          })}
          {state.closed_with !== undefined && <span className="tag">{t('Closed')}</span>}
        </h3>
        <CountedVotes counted={countsAt(state, replay)} withCharts={withCharts} />
      </div>
      <div>
        <h3 className="label-text">
          {t('{decided} of {people} have decided', {
            decided: state.voted.size,
            people: state.voted.size + missingVoters.length,
          })}
        </h3>
        {naming === 'people' && names.length > 0 && (
          <details>
            <summary>{plural(names.length, 'Not yet: {count} person', 'Not yet: {count} people')}</summary>
            <p>{listNames(names)}</p>
          </details>
        )}
        <h3 className={`label-text ${styles.votesTitle}`}>{t('Room votes so far')}</h3>
        <ul className={styles.roomVotes}>
          {roles.map((role: Role) => (
            <li key={role} data-room={role}>
              <RoomMark room={role} size={16} /> {placeName(role)}
              <span className={`number ${styles.voteCount}`}>{state.roomVotes.get(role) ?? 0}</span>
            </li>
          ))}
        </ul>
        <p className="meta-text">
          {plural(
            state.posts,
            '{count} post published into this stage, {people} on the run.',
            '{count} posts published into this stage, {people} on the run.',
            { people: plural(state.seats.size, '{count} person', '{count} people') },
          )}
        </p>
      </div>
    </div>
  );
}
