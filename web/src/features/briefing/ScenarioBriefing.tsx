import type { Run } from '@vincere/contract';
import type { ReactNode, Ref } from 'react';
import { plural, rich, t } from '../../lib/text.ts';
import { Prose } from '../../parts/prose/Prose.tsx';
import { minutesToRead } from '../../parts/reading-time.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { Section } from '../../ui/Section.tsx';
import { GroupDecisionLine } from '../runs/decisions/GroupDecisionLine.tsx';
import { LastStageConfidence } from '../runs/decisions/LastStageConfidence.tsx';
import { situationOf } from '../runs/situation.ts';
import { ownSeat } from '../runs/useRun.ts';
import styles from './briefing.module.css';

/**
 * The texts to read before the next decision. In the first stage the briefing of the simulation comes first; in later stages
 * the new scenario does, with the briefing below it.
 */
export function ScenarioBriefing({
  run,
  heading,
  children,
}: {
  run: Run;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const scenario = run.current_scenario;
  const description = situationOf(run);
  const briefing = run.simulation.string_briefing.trim();
  const minutes = minutesToRead(description, briefing);
  const isFirst = (run.current_stage?.stage_number ?? 1) === 1;
  const welcome = (
    <div key="welcome" className={styles.part}>
      <h3 className="heading-3">{t('Before You Begin')}</h3>
      <div className={styles.moreText}>
        {briefing ? <Prose text={briefing} /> : <DefaultBriefing run={run} />}
      </div>
    </div>
  );
  const situation = (
    <div key="situation" className={styles.part}>
      <h3 className={`heading-2 ${styles.scenarioTitle}`} ref={heading} tabIndex={-1}>
        {scenario?.name ?? run.simulation.name}
      </h3>
      {run.last_outcome === null && (
        <>
          <GroupDecisionLine run={run} />
          <LastStageConfidence run={run} />
        </>
      )}
      <Prose text={description} lede />
    </div>
  );
  return (
    <Section
      title={t('Scenario Briefing')}
      aside={
        <span className="meta-text">
          {plural(minutes, '{count} minute to read', '{count} minutes to read')}
        </span>
      }
    >
      {isFirst ? [welcome, situation] : [situation, welcome]}
      {children}
    </Section>
  );
}

const b = (words: ReactNode) => <b>{words}</b>;

/** The user's role, room and task, shown if the author wrote no briefing. */
function DefaultBriefing({ run }: { run: Run }) {
  const { areSix, isOwnPersona, personaName, roomText } = useRooms();
  const room = ownSeat(run)?.room.room_name ?? 'dashboard';
  const task =
    room === 'dashboard'
      ? areSix
        ? rich(
            '<b>Your task.</b> Read what the six rooms receive, listen to what they lean to, and make your final decision on the dashboard.',
            { b },
          )
        : rich(
            '<b>Your task.</b> Read what the rooms receive, listen to what they lean to, and make your final decision on the dashboard.',
            { b },
          )
      : areSix
        ? rich(
            '<b>Your task.</b> Read what reaches your room, agree with the others in it on what it means, and vote with your reasoning. Then make your final decision on the dashboard, with all six rooms.',
            { b },
          )
        : rich(
            '<b>Your task.</b> Read what reaches your room, agree with the others in it on what it means, and vote with your reasoning. Then make your final decision on the dashboard, with all rooms.',
            { b },
          );
  return (
    <div className="prose reading-text">
      <p>
        {room === 'dashboard'
          ? areSix
            ? rich('<b>Your role.</b> You follow all six rooms.', { b })
            : rich('<b>Your role.</b> You follow all rooms.', { b })
          : isOwnPersona(room)
            ? rich('<b>Your role.</b> You are {persona}.@@own persona', { b, persona: personaName(room) })
            : rich('<b>Your role.</b> You are {persona}.', { b, persona: personaName(room) })}
      </p>
      <p>
        <b>{t('Your room.')}</b> {roomText(room)}
      </p>
      <p>{task}</p>
    </div>
  );
}
