import { shared } from '@vincere/contract/messages';
import { type Role, replayAt } from '@vincere/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { formatClock } from '../../lib/format.ts';
import { listNames } from '../../lib/list-names.ts';
import { plural, rich, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
import type { Target } from '../findings/types.ts';
import debriefStyles from './debrief.module.css';
import { CountedVotes } from './FinalVotes.tsx';
import { countsAt, inWords, placeAt } from './moments.ts';
import runReportStyles from './run-report.module.css';
import { isAbout } from './sources.ts';
import type { ReplayOf } from './types.ts';

/** Replays a run moment by moment. A finding can lead to one of them. */
export function Replay({
  runId,
  withCharts,
  target,
}: {
  runId: number;
  withCharts: boolean;
  target: Target | undefined;
}) {
  const replay = useRead('getReplay', { params: { runId } });
  return (
    <Section title={t('Replay')} titleId="report-timeline" className={debriefStyles.replaySection}>
      <Loaded
        query={replay}
        failed={t('The replay could not be loaded')}
        retry={t(shared.retry)}
        label={t('Loading the replay')}
      >
        {(data) =>
          data.moments.length === 0 ? (
            <p className="muted">{t('Nothing happened.')}</p>
          ) : (
            <Slider
              replay={data}
              withCharts={withCharts}
              target={isAbout(target, 'timeline') ? target : undefined}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

function Slider({
  replay,
  withCharts,
  target,
}: {
  replay: ReplayOf;
  withCharts: boolean;
  target: Target | undefined;
}) {
  const rooms = useRooms();
  const { moments } = replay;
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      moments.findIndex(({ kind }) => kind === 'stage'),
    ),
  );
  const [lastTarget, setLastTarget] = useState(target);
  if (target !== lastTarget) {
    setLastTarget(target);
    if (target !== undefined) setPlace(placeAt(moments, target));
  }
  // Moments reached with the buttons are announced below. The slider announces its value itself.
  const [isStepped, setIsStepped] = useState(false);
  const id = useId();
  const moment = moments[place];
  if (moment === undefined) return null;
  const words = inWords(moment, replay, rooms);
  const clock = formatClock(Math.floor(moment.at_ms / 1000));
  const isFirst = place === 0;
  const isLast = place === moments.length - 1;
  const step = (by: 1 | -1) => {
    setPlace(place + by);
    setIsStepped(true);
  };
  return (
    <>
      <div className={debriefStyles.replay}>
        <Button
          kind="line"
          className="button-icon"
          aria-label={t('Previous moment')}
          // Not `disabled`, so that it keeps the focus at the first moment.
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && step(-1)}
        >
          <ChevronLeft className="icon" aria-hidden />
        </Button>
        <div>
          <label htmlFor={id} className="visually-hidden">
            {t('Moment of the run')}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={moments.length - 1}
            value={place}
            aria-valuetext={`${clock}, ${words}`}
            onChange={(event) => {
              setPlace(Number(event.target.value));
              setIsStepped(false);
            }}
          />
          <StageMarks replay={replay} place={place} />
        </div>
        <Button
          kind="line"
          className="button-icon"
          aria-label={t('Next moment')}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && step(1)}
        >
          <ChevronRight className="icon" aria-hidden />
        </Button>
      </div>
      <p className={debriefStyles.moment}>
        <span className="digits">{clock}</span> <span>{words}</span>
        <span className="meta-text number">
          {t('{count} of {total}', { count: place + 1, total: moments.length })}
        </span>
      </p>
      <span className="visually-hidden" role="status">
        {isStepped && `${clock}, ${words}`}
      </span>
      <StateAt replay={replay} place={place} withCharts={withCharts} />
    </>
  );
}

/** The positions of stage starts and of the current moment on the slider. All moments have the same width. */
function StageMarks({ replay: { moments }, place }: { replay: ReplayOf; place: number }) {
  const at = (index: number) => (index / Math.max(1, moments.length - 1)) * 1000;
  return (
    <svg className={debriefStyles.track} viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={debriefStyles.stageLines}
        d={moments.flatMap(({ kind }, index) => (kind === 'stage' ? [`M${at(index)} 2V20`] : [])).join('')}
      />
      <path className={debriefStyles.nowLine} d={`M${at(place)} 0V20`} />
    </svg>
  );
}

/** The state of the run at the moment: the stage, the people who had voted, and the counts. */
function StateAt({ replay, place, withCharts }: { replay: ReplayOf; place: number; withCharts: boolean }) {
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
  const waiting = replay.people.filter(
    ({ seat_id }) => state.seats.has(seat_id) && !state.voted.has(seat_id),
  );
  const names = waiting.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  return (
    <div className={`${runReportStyles.threeColumns} ${debriefStyles.replayColumns}`}>
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
            people: state.voted.size + waiting.length,
          })}
        </h3>
        {names.length > 0 && (
          <details>
            <summary>{plural(names.length, 'Not yet: {count} person', 'Not yet: {count} people')}</summary>
            <p>{listNames(names)}</p>
          </details>
        )}
        <h3 className={`label-text ${debriefStyles.votesTitle}`}>{t('Room votes so far')}</h3>
        <ul className={debriefStyles.roomVotes}>
          {roles.map((role: Role) => (
            <li key={role} data-room={role}>
              <RoomMark room={role} size={16} /> {placeName(role)}
              <span className="number">{state.roomVotes.get(role) ?? 0}</span>
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
