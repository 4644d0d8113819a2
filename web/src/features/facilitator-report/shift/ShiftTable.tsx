import { type Flow, type Room, totalFlows } from '@vincere/domain';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { RoomName } from '../../../parts/RoomName.tsx';
import type { StageReport } from '../types.ts';
import styles from './Shift.module.css';

type Decisions = StageReport['offered_decisions'];

/**
 * The shift as a table: for everybody, then for each room. It has a row for each decision with room votes and a column for each
 * final decision.
 */
export function ShiftTable({
  rooms,
  decisions,
}: {
  rooms: readonly { room_name: Room; flows: readonly Flow[] }[];
  decisions: Decisions;
}) {
  const everybody = totalFlows(rooms.flatMap(({ flows }) => flows));
  return (
    <div className={styles.tableFrame} role="region" aria-label={t('The shift as a table')} tabIndex={0}>
      <table className={`table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('Room vote')}</th>
            {decisions.map(({ id, title_of_decision }, index) => (
              <th scope="col" key={id} className="align-right">
                <span className={styles.to}>
                  <span className="visually-hidden">
                    {t('to {decision}', { decision: letterOf(index) })}:{' '}
                  </span>
                  <span className="visually-hidden">{title_of_decision}</span>
                  <span aria-hidden>{t('to@@decision')}</span> <DecisionMark index={index} size="sm" />
                </span>
              </th>
            ))}
            <th scope="col" className="align-right">
              {t('No final decision')}
            </th>
            <th scope="col" className="align-right">
              {t('All@@people')}
            </th>
          </tr>
        </thead>
        <Rows flows={everybody} decisions={decisions} heading={t('All rooms')} />
        {rooms.map(({ room_name, flows }) => (
          <Rows
            key={room_name}
            flows={flows}
            decisions={decisions}
            heading={room_name === 'dashboard' ? t('Seated in the dashboard') : <RoomName room={room_name} />}
          />
        ))}
      </table>
    </div>
  );
}

function Rows({
  flows,
  decisions,
  heading,
}: {
  flows: readonly Flow[];
  decisions: Decisions;
  heading: ReactNode;
}) {
  const ends = [...decisions.map(({ id }) => id), null];
  const count = (isCounted: (flow: Flow) => boolean) =>
    flows.filter(isCounted).reduce((sum, { people }) => sum + people, 0);
  const rows = ends.filter((from) => flows.some((flow) => flow.from === from));
  const hasTotal = rows.length > 1;
  return (
    <tbody>
      <tr className={styles.groupRow}>
        <th scope="rowgroup" colSpan={ends.length + 2} className={styles.group}>
          {heading}
        </th>
      </tr>
      {rows.map((from) => {
        const index = decisions.findIndex(({ id }) => id === from);
        return (
          <tr key={from} className={hasTotal && from === rows.at(-1) ? styles.beforeAll : undefined}>
            <th scope="row">
              {from === null ? (
                t('No room vote')
              ) : (
                <span className={styles.decision}>
                  <DecisionMark index={index} size="sm" />
                  <span className="story">{decisions[index]?.title_of_decision}</span>
                </span>
              )}
            </th>
            {ends.map((to) => {
              const people = count((flow) => flow.from === from && flow.to === to);
              return (
                <td
                  key={to}
                  className="align-right number"
                  data-stayed={(from !== null && from === to) || undefined}
                  data-zero={people === 0 || undefined}
                >
                  {formatNumber(people)}
                </td>
              );
            })}
            <td className="align-right number">{formatNumber(count((flow) => flow.from === from))}</td>
          </tr>
        );
      })}
      {hasTotal && (
        <tr className={styles.all}>
          <th scope="row">{t('All@@people')}</th>
          {ends.map((to) => (
            <td key={to} className="align-right number">
              {formatNumber(count((flow) => flow.to === to))}
            </td>
          ))}
          <td className="align-right number">{formatNumber(count(() => true))}</td>
        </tr>
      )}
    </tbody>
  );
}
