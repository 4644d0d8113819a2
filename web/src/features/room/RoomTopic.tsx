import type { Run } from '@vincere/contract';
import { type Room } from '@vincere/domain';
import type { Ref } from 'react';
import { t } from '../../lib/text.ts';
import roomPageStyles from '../../parts/room-page.module.css';
import { useRooms } from '../../parts/rooms.tsx';
import { GroupDecisionLine } from '../runs/decisions/GroupDecisionLine.tsx';
import { LastStageConfidence } from '../runs/decisions/LastStageConfidence.tsx';
import { OutcomeFold } from './OutcomeFold.tsx';
import styles from './RoomTopic.module.css';
import { ScenarioText } from './ScenarioText.tsx';

type RoomTopicProps = {
  run: Run;
  room: Room;
  /** The facilitator's text for this room. */
  note: string | undefined;
  ref: Ref<HTMLHeadingElement>;
};

/** The group's last decision, the scenario's text and the facilitator's notes to the room. */
export function RoomTopic({ run, room, note, ref }: RoomTopicProps) {
  const { roomName } = useRooms();
  const scenario = run.current_scenario;
  return (
    <>
      <h1 className="heading-2" ref={ref} tabIndex={-1}>
        {scenario?.name ?? roomName(room)}
      </h1>
      <GroupDecisionLine run={run} />
      {run.last_outcome && <OutcomeFold key={run.last_outcome.scenario_id} outcome={run.last_outcome} />}
      <LastStageConfidence run={run} className={roomPageStyles.scenarioText} />
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
