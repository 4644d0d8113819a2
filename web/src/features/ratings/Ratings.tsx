import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { type Role } from '@vincere/domain';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { useOutboxChanges } from '../../lib/outbox/store.ts';
import { useSession } from '../../lib/session/session.ts';
import { plural, t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { RoomsOfRun, useRooms } from '../../parts/rooms.tsx';
import { Segmented } from '../../ui/choices/Segmented.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { MarkMeanings } from './MarkChoice.tsx';
import { RatingBlock } from './RatingBlock.tsx';
import styles from './Ratings.module.css';
import {
  isSamePlace,
  type Ratings as Received,
  ratingOutbox,
  ratingsOf,
  scopeOf,
  useResumedRatings,
} from './rating-outbox.ts';

type RatedRun = Pick<Run, 'id' | 'rehearsal'>;

/** The objectives of a run, which the user rates stage by stage, for the whole group or for one room. */
export function Ratings({ run, toObjectives }: { run: RatedRun; toObjectives?: ReactNode }) {
  const userId = useSession()?.id ?? 0;
  useResumedRatings(userId, run.id);
  return (
    <div className={styles.ratings}>
      <Loaded
        query={useRead('getRatings', { params: { runId: run.id } })}
        failed={t(shared.loadFailed)}
        label={t('Loading the objectives')}
        lines={9}
      >
        {(ratings) => <Received run={run} ratings={ratings} toObjectives={toObjectives} />}
      </Loaded>
    </div>
  );
}

function Received({
  run,
  ratings,
  toObjectives,
}: {
  run: RatedRun;
  ratings: Received;
  /** A link to the objectives of the simulation, for people who may write them. */
  toObjectives: ReactNode;
}) {
  const { objectives, stages, rooms } = ratings;
  const lastStage = stages.at(-1);
  if (run.rehearsal !== null) return <Empty title={refusalText('rating.rehearsal')} />;
  if (objectives.length === 0)
    return (
      <Empty title={t('This simulation has no objectives')} action={toObjectives}>
        {t('Objectives say what the group should be able to do. Its author adds them to the simulation.')}
      </Empty>
    );
  if (lastStage === undefined)
    return (
      <Empty title={t('Nothing to rate yet')}>
        {t('Each stage can be rated as soon as it has started.')}
      </Empty>
    );
  return (
    <RoomsOfRun rooms={rooms}>
      <RatedStages runId={run.id} ratings={ratings} latest={lastStage.stage_number} />
    </RoomsOfRun>
  );
}

function RatedStages({ runId, ratings, latest }: { runId: number; ratings: Received; latest: number }) {
  const { objectives, stages, total_stages, is_open, own } = ratings;
  // A later stage does not take away the one that is being rated.
  const [stage_number, setStage] = useState(latest);
  const [room_name, setRoom] = useState<Role | null>(null);
  /** The objective whose remark is open. */
  const [edited, setEdited] = useState<number | null>(null);
  const userId = useSession()?.id ?? 0;
  const stage = stages.find((candidate) => candidate.stage_number === stage_number);
  const places = objectives.map(({ id }) => ({ stage_number, objective_id: id, room_name }));
  const isRated = (place: (typeof places)[number]) =>
    own.some((rating) => isSamePlace(rating, place) && rating.mark !== null);
  const count = places.filter(isRated).length;
  const figures = { count, total: objectives.length };
  return (
    <>
      <div className={styles.head}>
        <h2>{stage?.title_of_scenario}</h2>
        <span className="meta-text number">
          {room_name === null
            ? t('{count} of {total} rated in this stage', figures)
            : t('{count} of {total} rated for this room', figures)}
        </span>
      </div>
      <div className={styles.bar}>
        <Segmented
          label={t('Stage')}
          size="lg"
          value={String(stage_number)}
          options={Array.from({ length: total_stages }, (_, index) => ({
            value: String(index + 1),
            name: t('Stage {number}', { number: index + 1 }),
            disabled: !stages.some((candidate) => candidate.stage_number === index + 1),
          }))}
          onChange={(number) => {
            setEdited(null);
            setStage(Number(number));
          }}
        />
        <RoomChoice
          value={room_name}
          onChange={(room) => {
            setEdited(null);
            setRoom(room);
          }}
        />
      </div>
      {!is_open && <ClosedNotice />}
      <UnsavedElsewhere
        start={ratingsOf(userId, runId)}
        here={places.map((place) => scopeOf(userId, runId, place))}
      />
      <div>
        <MarkMeanings rated={room_name === null ? 'group' : 'room'} />
        <ol className={`rows ${styles.objectives}`}>
          {places.map((place, index) => {
            const objective = objectives[index];
            return (
              objective && (
                <RatingBlock
                  key={scopeOf(userId, runId, place)}
                  runId={runId}
                  objective={objective}
                  place={place}
                  saved={own.find((rating) => isSamePlace(rating, place))}
                  isOpen={is_open}
                  isEditing={edited === objective.id}
                  onEdit={(isEditing) => setEdited(isEditing ? objective.id : null)}
                />
              )
            );
          })}
        </ol>
      </div>
      <p className="meta-text">
        {t(
          'Facilitators see your marks and remarks. Participants see marks, and remarks that may be shared, without your name and only in a shared report.',
        )}
      </p>
    </>
  );
}

/** Chooses what is rated: the whole group or a room. */
function RoomChoice({ value, onChange }: { value: Role | null; onChange: (room: Role | null) => void }) {
  const { roles, placeName } = useRooms();
  return (
    <div className={styles.room}>
      <Users className={`icon ${styles.sign}`} aria-hidden />
      <select
        className="input"
        aria-label={t('Rated for')}
        value={value ?? ''}
        onChange={({ target }) => onChange(roles.find((role) => role === target.value) ?? null)}
      >
        <option value="">{t('The whole group')}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {placeName(role)}
          </option>
        ))}
      </select>
    </div>
  );
}

function ClosedNotice() {
  return (
    <div className="notice">
      <div>
        <b>{refusalText('rating.closed')}</b>
        <p>
          {t(
            'A run can be rated until its debrief is done. Without a debrief, it can be rated until 30 days after its end.',
          )}
        </p>
      </div>
    </div>
  );
}

/** Says how many ratings of other stages and rooms are not saved. */
function UnsavedElsewhere({ start, here }: { start: string; here: readonly string[] }) {
  useOutboxChanges();
  const shownKeys = new Set(here.flatMap((scope) => ratingOutbox.list(scope).map(({ key }) => key)));
  const count = ratingOutbox
    .listAll(start)
    .filter(({ key, state }) => !shownKeys.has(key) && (state === 'waiting' || state === 'failed')).length;
  return (
    <p className={count === 0 ? 'visually-hidden' : 'hint'} role="status">
      {count > 0 &&
        plural(
          count,
          '{count} rating in another stage or room is not saved. It is kept on this device.',
          '{count} ratings in other stages or rooms are not saved. They are kept on this device.',
        )}
    </p>
  );
}
