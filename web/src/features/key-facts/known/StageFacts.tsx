import type { KnownFact, KnownStage } from '@vincere/contract';
import { type FactStop, factStops, type Role, stopOf, tableShares } from '@vincere/domain';
import { Fragment } from 'react';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { sr } from '../../../ui/sr.tsx';
import { FactSign } from '../FactSign.tsx';
import { ForAgainst } from '../ForAgainst.tsx';
import { stateName } from '../fact-words.ts';
import { Balances } from './Balances.tsx';
import { FactStations, type Station, stationsOf } from './FactStations.tsx';
import styles from './StageFacts.module.css';
import { keptSentence, ownRoomSentences, stopSentence, supportSentences } from './sentences.ts';

const stopNames: Record<FactStop, string> = {
  nowhere: t('In no room'),
  'in-room': t('Stopped in their room'),
  'used-in-room': t('Used in their own room only'),
  'in-dashboard': t('In the Dashboard, where everybody had them'),
  voiced: t('Voiced, never on the table'),
  'on-table': t('On the table, no decision rests on it'),
  used: t('Used'),
};

/** What each room knew in one stage: what was shared, what the facts support, and how far each fact came. */
export function StageFacts({ stage, ownRoom }: { stage: KnownStage; ownRoom: Role | undefined }) {
  const { facts, decisions } = stage;
  const shares = tableShares(facts);
  const stations = stationsOf(facts);
  return (
    <div className={styles.stage}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.kept}>{keptSentence(stage)}</h3>
          <p className={styles.support}>{supportSentences(stage)}</p>
        </div>
        {ownRoom !== undefined && <OwnRoom facts={facts} room={ownRoom} />}
      </div>
      <div className={styles.figures}>
        <Share name={t('Held by one room, reached the table')} {...shares.one} />
        <Share name={t('Held by several rooms, reached the table')} {...shares.several} />
        <Balances facts={facts} decisions={decisions} chosen={stage.chosen_decision_id} />
      </div>
      <table className={styles.facts}>
        <thead>
          <tr>
            <th scope="col">{t('Fact')}</th>
            <th scope="col">{t('Held by')}</th>
            <th scope="col">{t('For, against')}</th>
            {stations.map((station) => (
              <th key={station} scope="col" className={styles.station}>
                {stateName(station)}
              </th>
            ))}
          </tr>
        </thead>
        {factStops.map((stop) => {
          const stoppedFacts = facts.filter((fact) => stopOf(fact) === stop);
          if (stoppedFacts.length === 0) return null;
          return (
            <tbody key={stop}>
              <tr className={styles.stop}>
                <th scope="rowgroup" colSpan={stations.length + 3}>
                  {stopNames[stop]} <span className="number">{stoppedFacts.length}</span>
                </th>
              </tr>
              {stoppedFacts.map((fact) => (
                <FactRow key={fact.id} fact={fact} decisions={decisions} stations={stations} />
              ))}
            </tbody>
          );
        })}
      </table>
      <p className={styles.legend}>
        {stations.map((station) => (
          <span key={station}>
            <FactSign state={station} /> {legends[station]}
          </span>
        ))}
      </p>
    </div>
  );
}

const legends: Record<Station, string> = {
  held: t('Held by the room'),
  read: t('Read there'),
  'used-in-room': t('Only its own room decided on it'),
  'on-table': t('Put on the table'),
  voiced: t('Voiced'),
  used: t('A final decision rests on it'),
};

function FactRow({
  fact,
  decisions,
  stations,
}: {
  fact: KnownFact;
  decisions: KnownStage['decisions'];
  stations: readonly Station[];
}) {
  const { placeName } = useRooms();
  return (
    <tr>
      <th scope="row">{fact.text}</th>
      <td className={styles.heldBy}>
        <span className={styles.label}>{t('Held by')}</span>
        <span className={styles.marks}>
          {fact.rooms.map(({ room_name }) => (
            <Fragment key={room_name}>
              <RoomMark room={room_name} size={16} />
              {sr(placeName(room_name))}
            </Fragment>
          ))}
        </span>
      </td>
      <td className={styles.forAgainst}>
        <span className={styles.label}>{t('For, against')}</span>
        <ForAgainst fact={fact} decisions={decisions} />
      </td>
      <FactStations fact={fact} stations={stations} />
      <td className={styles.sentence}>
        <FactSign state={fact.state} /> {stopSentence(fact, placeName)}
      </td>
    </tr>
  );
}

function Share({ name, reached, of }: { name: string; reached: number; of: number }) {
  return (
    <div className={styles.share}>
      <p>{name}</p>
      <p className="number">
        {of === 0 ? t('None@@facts') : t('{reached} of {total}', { reached, total: of })}
      </p>
      <div className={styles.boxes} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={String(index)} data-reached={index < reached || undefined} />
        ))}
      </div>
    </div>
  );
}

function OwnRoom({ facts, room }: { facts: readonly KnownFact[]; room: Role }) {
  const { held, came } = ownRoomSentences(facts, room);
  return (
    <p className={styles.ownRoom} data-room={room}>
      <RoomMark room={room} size={24} />
      <span>
        <b>{held}</b> {came}
      </span>
    </p>
  );
}
