import { Link, useParams } from '@tanstack/react-router';
import { participation, rooms as roomTexts } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { RoomPosts } from '../../features/briefing/RoomPosts.tsx';
import { ScenarioChoice } from '../../features/briefing/ScenarioChoice.tsx';
import { ScenarioDecisions } from '../../features/briefing/ScenarioDecisions.tsx';
import { ScenarioFrame } from '../../features/briefing/ScenarioFrame.tsx';
import { ScenarioRooms } from '../../features/briefing/ScenarioRooms.tsx';
import type { ReachedScenario } from '../../features/briefing/types.ts';
import { parseId, useScenario } from '../../features/briefing/useScenario.ts';
import { PastNotes } from '../../features/notes/PastNotes.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { Prose } from '../../parts/prose/Prose.tsx';
import { roomsFor, useRooms } from '../../parts/rooms.tsx';
import { classOf } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { BackIcon } from '../../ui/TopBar.tsx';
import styles from './ScenarioPage.module.css';

/** Lets a participant reread a scenario that one of their runs has reached. */
export function ScenarioPage() {
  const params = useParams({ from: '/scenario/$id' });
  const id = parseId(params.id);
  const { scenario: read, ownRooms, readable } = useScenario(id);
  useTitle(read.data?.name ?? t('Scenario'), read.data?.simulation_name);
  return (
    <ScenarioFrame id={id} read={read}>
      {(scenario) => (
        <>
          <div className={styles.scenarioHead}>
            <p className="meta-text number">{t('Stage {number}', { number: scenario.stage_number })}</p>
            <h1 className="heading-1">{scenario.name}</h1>
            <p className={`heading-4 muted ${styles.instruction}`}>{scenario.stage_instruction}</p>
          </div>
          <div className={styles.scenario}>
            <div className={styles.sideColumn}>
              <Prose
                text={scenario.description || t(participation.noDescription)}
                className={styles.description}
              />
              <ScenarioDecisions scenario={scenario} />
            </div>
            <div className={styles.sideColumn}>
              <ScenarioChoice scenario={scenario} />
              <ScenarioRooms scenarioId={scenario.id} readable={readable} ownRooms={ownRooms} />
            </div>
          </div>
        </>
      )}
    </ScenarioFrame>
  );
}

/** The posts of one room and, for the participant's own room, the notes. */
export function ScenarioRoomPage() {
  const params = useParams({ from: '/scenario/$id/$category' });
  const id = parseId(params.id);
  const { scenario: read, readable, seatsKnown } = useScenario(id);
  const { rooms, roomName } = roomsFor(read.data?.room_texts ?? null);
  const room = rooms.find((candidate) => candidate === params.category);
  useTitle(room ? t('Room: {persona}', { persona: roomName(room) }) : t('Room'), read.data?.name);
  return (
    <ScenarioFrame id={id} read={read}>
      {(scenario) => (
        <div className={styles.roomFeed}>
          <Link
            to="/scenario/$id"
            params={{ id: String(scenario.id) }}
            className={classOf('quiet', undefined, styles.backLink)}
          >
            <BackIcon /> {scenario.name}
          </Link>
          {room === undefined ? (
            <>
              <h1 className="heading-1">{t('Room')}</h1>
              <Empty title={refusalText('room.unknown')}>
                {t('The rooms of this scenario are listed on its page.')}
              </Empty>
            </>
          ) : (
            <RoomOfScenario
              scenario={scenario}
              room={room}
              restricted={seatsKnown && !readable.includes(room)}
            />
          )}
        </div>
      )}
    </ScenarioFrame>
  );
}

function RoomOfScenario({
  scenario: { id, runs },
  room,
  restricted,
}: {
  scenario: ReachedScenario;
  room: Room;
  restricted: boolean;
}) {
  const { roomName } = useRooms();
  const runsInRoom = runs.filter(({ own_room }) => own_room?.room_name === room);
  return (
    <>
      <h1 className="heading-1 row">
        <RoomMark room={room} size={36} />
        {roomName(room)}
      </h1>
      {restricted ? (
        <Empty title={t(roomTexts.accessRestricted)}>{refusalText('room.not-yours')}</Empty>
      ) : (
        <>
          {runsInRoom.map(({ run_id, run_name, own_room }) => (
            <PastNotes
              key={run_id}
              notes={own_room?.notes ?? ''}
              of={runsInRoom.length > 1 ? run_name : undefined}
            />
          ))}
          <Section title={t('Posts')}>
            <RoomPosts scenarioId={id} room={room} />
          </Section>
        </>
      )}
    </>
  );
}
