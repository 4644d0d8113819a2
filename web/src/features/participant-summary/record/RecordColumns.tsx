import type { OwnRecord, TableItem } from '@vincere/contract';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { rich, t } from '../../../lib/text.ts';
import { DecisionMark, RoomMark } from '../../../parts/marks.tsx';
import { roomsFor } from '../../../parts/rooms.tsx';
import { Section } from '../../../ui/Section.tsx';
import { decisionIndexOf, type StageScenario } from '../stage/useStageScenarios.ts';
import type { ReportStage } from '../types.ts';
import styles from './RecordColumns.module.css';

type Scenarios = ReadonlyMap<number, StageScenario>;

/** What a person brought, what they heard and where they changed their mind, as far as the run measured it. */
export function RecordColumns({
  record,
  stages,
  scenarios,
}: {
  record: OwnRecord;
  stages: readonly ReportStage[];
  scenarios: Scenarios;
}) {
  const columns = [
    record.brought !== null || record.notes !== null ? (
      <Brought key="brought" record={record} stages={stages} />
    ) : null,
    record.heard && <Heard key="heard" heard={record.heard} stages={stages} />,
    record.changes && (
      <Changes key="changes" changes={record.changes} stages={stages} scenarios={scenarios} />
    ),
  ].filter((column) => column !== null);
  return columns.length === 0 ? null : <div className={styles.columns}>{columns}</div>;
}

const figure = (words: ReactNode) => <b className="digits">{words}</b>;

/** Returns an item on the table of a stage, and the stage; null if the stage no longer has it. */
function findItem(stages: readonly ReportStage[], stageNumber: number, itemId: number) {
  const stage = stages.find(({ stage_number }) => stage_number === stageNumber);
  const item = stage?.table.find(({ id }) => id === itemId);
  return stage === undefined || item === undefined ? null : { stage, item };
}

function contentOf({ post, file }: TableItem): string {
  return post?.content ?? file?.name ?? '';
}

function Brought({
  record: { brought, notes },
  stages,
}: {
  record: Pick<OwnRecord, 'brought' | 'notes'>;
  stages: readonly ReportStage[];
}) {
  const ownNotes = notes?.count ?? 0;
  return (
    <Section title={t('What you brought')} className={styles.column}>
      <p className={styles.figure}>
        {brought === null ? (
          notes && rich('<b>{count} of {of}</b> notes of your room', { ...notes, b: figure })
        ) : (
          <>
            {brought.length === 1
              ? rich('<b>{count}</b> item on the table', { count: 1, b: figure })
              : rich('<b>{count}</b> items on the table', { count: brought.length, b: figure })}
            {ownNotes > 0 && `, ${ownNotes === 1 ? t('one note') : t('{notes} notes', { notes: ownNotes })}`}
          </>
        )}
      </p>
      <ul>
        {brought?.map(({ stage_number, item_id, others }) => {
          const foundItem = findItem(stages, stage_number, item_id);
          return (
            foundItem && (
              <li key={item_id} className={styles.item}>
                <p className={`number ${styles.from}`}>
                  {t('Stage {number}, {time}', {
                    number: stage_number,
                    time: formatTime(new Date(foundItem.item.added_at)),
                  })}
                </p>
                <p className={styles.content}>{contentOf(foundItem.item)}</p>
                {others > 0 && (
                  <p className={styles.use}>
                    {others === 1
                      ? t('One other person rested their decision on it.')
                      : t('{others} others rested their decisions on it.', { others })}
                  </p>
                )}
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}

function Heard({
  heard: { items, of },
  stages,
}: {
  heard: NonNullable<OwnRecord['heard']>;
  stages: readonly ReportStage[];
}) {
  return (
    <Section title={t('What you heard')} className={styles.column}>
      <p className={styles.figure}>
        {rich('<b>{count} of {of}</b> items from other rooms used', { count: items.length, of, b: figure })}
      </p>
      <ul>
        {items.map(({ stage_number, item_id }) => {
          const foundItem = findItem(stages, stage_number, item_id);
          if (foundItem === null) return null;
          const { room_name } = foundItem.item;
          return (
            <li key={item_id} className={styles.item}>
              <p className={styles.from}>
                <RoomMark room={room_name} size={16} />
                <b>{roomsFor(foundItem.stage.room_texts).placeName(room_name)}</b>
                <span className="number">{t('Stage {number}', { number: stage_number })}</span>
              </p>
              <p className={styles.content}>{contentOf(foundItem.item)}</p>
            </li>
          );
        })}
      </ul>
      {items.length > 0 && (
        <p className={`meta-text ${styles.foot}`}>
          {items.length === 1
            ? t('Your final decision rests on it.')
            : t('Your final decisions rest on them.')}
        </p>
      )}
    </Section>
  );
}

function Changes({
  changes: { stages: changed, of },
  stages,
  scenarios,
}: {
  changes: NonNullable<OwnRecord['changes']>;
  stages: readonly ReportStage[];
  scenarios: Scenarios;
}) {
  return (
    <Section title={t('Where you changed your mind')} className={styles.column}>
      <p className={styles.figure}>
        {rich('<b>{count} of {of}</b> stages', { count: changed.length, of, b: figure })}
      </p>
      {changed.length === 0 && (
        <p className={`muted ${styles.foot}`}>{t('You kept to the decision of your room vote.')}</p>
      )}
      <ul>
        {changed.map((change) => {
          const stage = stages.find(({ stage_number }) => stage_number === change.stage_number);
          const [before, after] = [stage?.user_room_vote, stage?.user_chosen_decision];
          if (before == null || after == null) return null;
          const { items_between: items } = change;
          const scenario = scenarios.get(change.stage_number);
          return (
            <li key={change.stage_number} className={styles.item}>
              <p className={`number ${styles.from}`}>
                {t('Stage {number}', { number: change.stage_number })}
              </p>
              <Voted
                vote={before}
                index={decisionIndexOf(scenario, before.decision_chosen_id)}
                when={t('In your room, {time}', { time: formatTime(new Date(change.room_voted_at)) })}
              />
              <p className={styles.between}>
                <ArrowDown className="icon" aria-hidden />
                {items === 1 && t('One item came to the table in between')}
                {items > 1 && t('{items} items came to the table in between', { items })}
              </p>
              <Voted
                vote={after}
                index={decisionIndexOf(scenario, after.decision_chosen_id)}
                when={t('With everybody, {time}', { time: formatTime(new Date(change.decided_at)) })}
                isLast
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Voted({
  vote: { decision_chosen, reasoning },
  index,
  when,
  isLast = false,
}: {
  vote: { decision_chosen: string; reasoning: string };
  index: number | undefined;
  when: string;
  isLast?: boolean;
}) {
  return (
    <div className={styles.voted}>
      <DecisionMark index={index} filled={isLast} />
      <div>
        <b className="story">{decision_chosen}</b>
        <p className="meta-text number">{when}</p>
        {reasoning.trim() !== '' && <p className={styles.reason}>{reasoning}</p>}
      </div>
    </div>
  );
}
