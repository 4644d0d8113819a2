import { Fragment } from 'react';
import { plural, rich, t } from '../../lib/text.ts';
import { letterOf, RoomMark } from '../../parts/marks.tsx';
import { roomsFor } from '../../parts/rooms.tsx';
import { Section } from '../../ui/Section.tsx';
import { sr } from '../../ui/sr.tsx';
import { ForAgainst } from '../key-facts/ForAgainst.tsx';
import { otherFactsText } from '../key-facts/known/sentences.ts';
import styles from './NotShared.module.css';
import type { FindingLinks, FindingStage, Findings, Target } from './types.ts';

type Unshared = NonNullable<Findings['not_shared']>;

/** The number of facts that the page names. The others are further down in the report. */
const shownFacts = 3;

/** The key facts that never left their rooms, and what all facts together support. */
export function NotShared({
  notShared: { facts, of, in_no_room, with_all, pooled },
  stages,
  links,
}: {
  notShared: Unshared;
  stages: readonly FindingStage[];
  links: FindingLinks | undefined;
}) {
  const stageOf = (scenarioId: number) => stages.find(({ scenario_id }) => scenario_id === scenarioId);
  const [first] = facts;
  const others = otherFactsText({ in_no_room, with_all });
  const target: Target = {
    source: { kind: 'facts' },
    scenario_id: first?.scenario_id ?? 0,
    stage_number: first?.stage_number ?? 0,
  };
  return (
    <Section
      title={t('What was not shared')}
      aside={
        links && (
          <a
            className={styles.all}
            href={`#${links.idOf(target)}`}
            onClick={(event) => {
              event.preventDefault();
              links.open(target);
            }}
          >
            {plural(of, 'The one key fact', 'All {count} key facts')}
          </a>
        )
      }
    >
      {facts.length === 0 ? (
        <p className={styles.none}>{others === '' ? t('Every fact left its room.') : others}</p>
      ) : (
        <p className={styles.count}>
          <b className="digits">{t('{count} of {total}', { count: facts.length, total: of })}</b>
          <span>
            {plural(
              facts.length,
              'key facts never left its room.',
              'key facts never left their rooms.@@after their number',
            )}{' '}
            {heldByOne(facts)} {others}
          </span>
        </p>
      )}
      <ul className={styles.facts}>
        {facts.slice(0, shownFacts).map((fact) => {
          const stage = stageOf(fact.scenario_id);
          return stage && <Fact key={fact.id} fact={fact} stage={stage} />;
        })}
      </ul>
      {pooled.map(({ scenario_id, stage_number: stage, facts: count, decision_id }) => {
        const decisions = stageOf(scenario_id)?.decisions ?? [];
        const index = decisions.findIndex(({ id }) => id === decision_id);
        return (
          <p key={scenario_id} className={styles.pooled}>
            {rich('Put together, the key facts of stage {stage} ({count}) support <b>{decision}</b>.', {
              stage,
              count,
              decision: `${letterOf(index)}, ${decisions[index]?.title_of_decision}`,
              b: (words) => <b>{words}</b>,
            })}
          </p>
        );
      })}
    </Section>
  );
}

/** Returns how many of the facts one room alone had. */
function heldByOne(facts: Unshared['facts']): string {
  const count = facts.filter(({ rooms }) => rooms.length === 1).length;
  if (count === 0) return '';
  if (count === facts.length)
    return count === 1 ? t('It was held by one room alone.') : t('Each of them was held by one room alone.');
  return plural(
    count,
    'One of them was held by one room alone.',
    '{count} of them were held by one room alone.',
  );
}

function Fact({ fact, stage }: { fact: Unshared['facts'][number]; stage: FindingStage }) {
  const { placeName } = roomsFor(stage.room_texts);
  const number = fact.stage_number;
  return (
    <li>
      <span className={styles.rooms}>
        {fact.rooms.map((room) => (
          <Fragment key={room}>
            <RoomMark room={room} size={16} />
            {sr(placeName(room))}
          </Fragment>
        ))}
      </span>
      <span className={`story ${styles.fact}`}>{fact.text}</span>
      <span className={styles.state}>
        <span>
          {fact.is_read === null
            ? t('Stage {number}', { number })
            : fact.is_read
              ? t('Stage {number}, read there', { number })
              : t('Stage {number}, not read', { number })}
        </span>
        <ForAgainst fact={fact} decisions={stage.decisions} />
      </span>
    </li>
  );
}
