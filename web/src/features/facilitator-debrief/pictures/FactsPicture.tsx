import type { KnownFact } from '@vincere/contract';
import { areSeveralIn, factStates, isKept } from '@vincere/domain';
import { Fragment } from 'react';
import { useRead } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { keepTogether } from '../../../lib/words/keep-together.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { sr } from '../../../ui/sr.tsx';
import { stateName } from '../../key-facts/fact-words.ts';
import { type Station, stationsOf } from '../../key-facts/known/FactStations.tsx';
import type { Stages } from '../questions/stages.ts';
import styles from './FactsPicture.module.css';
import { PictureFailed } from './PictureFailed.tsx';
import pictureStyles from './picture.module.css';
import { untilRead } from './until-read.ts';

/** The number of facts that a room can read from the back row. */
const mostFacts = 8;

/**
 * A table of the key facts of a stage with the states that each has reached. The quoted fact is marked. The table does not show whether a fact was read if only one person was in the rooms that had it.
 */
export function FactsPicture({
  runId,
  stage,
  quoted,
}: {
  runId: number;
  stage: Stages[number];
  quoted: string | null;
}) {
  const knownFacts = useRead('getKnownFacts', { params: { runId } }, untilRead);
  const report = useRead('getAdminReport', { params: { runId } }, untilRead);
  const facts =
    knownFacts.data?.stages.find(({ scenario_id }) => scenario_id === stage.scenario_id)?.facts ?? [];
  const shift = report.data?.find(({ scenario_id }) => scenario_id === stage.scenario_id)?.shift ?? null;
  const showsRead = ({ rooms }: KnownFact) =>
    areSeveralIn(
      rooms.map(({ room_name }) => room_name),
      { shift },
    );
  const rank = (fact: KnownFact) => {
    if (fact.text === quoted) return -1;
    return factStates.indexOf(fact.state === 'read' && !showsRead(fact) ? 'held' : fact.state);
  };
  const sortedFacts = facts.toSorted((a, b) => rank(b) - rank(a));
  // If there are too many, those that got furthest are only counted.
  const visibleFacts = sortedFacts.slice(-mostFacts);
  const stations = stationsOf(visibleFacts);
  if ([knownFacts, report].some(({ isError, data }) => isError && data === undefined))
    return <PictureFailed />;
  if (facts.length === 0 || report.data === undefined) return null;
  return (
    <div className={styles.facts}>
      <div className={styles.rowsOfFacts}>
        <table>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {keepTogether(
                  t('How far each key fact of stage {number} got', { number: stage.stage_number }),
                )}
              </th>
              {stations.map((station) => (
                <th key={station} scope="col">
                  {stateName(station)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleFacts.map((fact) => (
              <Fact
                key={fact.id}
                fact={fact}
                stations={stations}
                isQuoted={fact.text === quoted}
                showsRead={showsRead(fact)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {sortedFacts.length > visibleFacts.length && (
        <p className={pictureStyles.small}>
          {plural(
            sortedFacts.length - visibleFacts.length,
            'One more fact, which got further',
            '{count} more facts, which got further',
          )}
        </p>
      )}
    </div>
  );
}

function Fact({
  fact,
  stations,
  isQuoted,
  showsRead,
}: {
  fact: KnownFact;
  stations: readonly Station[];
  isQuoted: boolean;
  showsRead: boolean;
}) {
  const { placeName } = useRooms();
  const reachedStations: Record<Station, boolean> = {
    held: fact.rooms.length > 0,
    read: showsRead && fact.rooms.some(({ read_at }) => read_at !== null),
    'used-in-room': fact.used_in_room !== null,
    'on-table': fact.on_table !== null,
    voiced: fact.voiced !== null,
    used: fact.used !== null,
  };
  const lastIndex = stations.findLastIndex((station) => reachedStations[station]);
  return (
    <tr data-hit={isQuoted || undefined}>
      <th scope="row">
        <span className={styles.fact}>
          <span className={styles.rooms}>
            {fact.rooms.map(({ room_name }) => (
              <Fragment key={room_name}>
                <RoomMark room={room_name} className={styles.roomMark} />
                {sr(placeName(room_name))}
              </Fragment>
            ))}
          </span>
          <span className={styles.text}>{fact.text}</span>
        </span>
      </th>
      {stations.map((station, index) => (
        <td
          key={station}
          data-reached={reachedStations[station] || undefined}
          data-before={index > 0 && index <= lastIndex ? 'passed' : undefined}
          data-after={index < lastIndex ? 'passed' : undefined}
        >
          {station === 'read' && !showsRead ? (
            sr(t('Not shown'))
          ) : (
            <>
              <u />
              {index === lastIndex && isKept(fact) && showsRead && <s />}
              {sr(reachedStations[station] ? t('Yes@@state reached') : t('No@@state not reached'))}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
