import type { Run } from '@vincere/contract';
import { personas, type Room } from '@vincere/domain';
import type { Ref } from 'react';
import { t } from '../../lib/text.ts';
import { OutcomeLine } from '../runs/OutcomeLine.tsx';
import styles from './RoomTopic.module.css';
import { ScenarioText } from './ScenarioText.tsx';

type RoomTopicProps = {
  run: Run;
  room: Room;
  /** The facilitator's text for this room. */
  note: string | undefined;
  ref: Ref<HTMLHeadingElement>;
};

/** The outcome of the last stage, the scenario's text and the facilitator's notes to the room. */
export function RoomTopic({ run, room, note, ref }: RoomTopicProps) {
  const scenario = run.current_scenario;
  return (
    <>
      <h1 className="heading-2" ref={ref} tabIndex={-1}>
        {scenario?.name ?? t(personas[room].name)}
      </h1>
      <OutcomeLine run={run} />
      {scenario && scenario.description.trim() !== '' && (
        <ScenarioText key={scenario.id} text={scenario.description} />
      )}
      {note !== undefined && note.trim() !== '' && (
        <p className="notice" data-room={room}>
          <span className={styles.roomNote}>
            <b>{t('For your room.')}</b> {note}
          </span>
        </p>
      )}
    </>
  );
}
