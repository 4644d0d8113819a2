import '../../styles/votes.css';
import type { Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import { Check } from 'lucide-react';
import { QuietStatus } from '../../ui/QuietStatus.tsx';
import { Empty } from '../../ui/states.tsx';
import { FinalDecisionForm } from './FinalDecisionForm.tsx';
import { LeftDrafts } from './LeftDrafts.tsx';
import { RoomLeanings } from './RoomLeanings.tsx';
import { useFinalVote } from './useFinalVote.ts';

/** What the rooms lean to, and the own final decision of the stage. */
export function FinalDecision({ run, hasEnded }: { run: Run; hasEnded: boolean }) {
  const final = useFinalVote(run);
  const isSubmitted = final.vote !== undefined && !final.isSending;
  const hasBegun = run.status !== 'DRAFT';
  const isOpen = hasBegun && !hasEnded && !isSubmitted;
  return (
    <section className={isOpen ? 'final is-open' : 'final'} aria-labelledby="final-title">
      <div className="final-h">
        <h2 id="final-title" className="t-h2">
          {isOpen ? texts.final.required : 'Final Decision'}
        </h2>
        {isSubmitted ? (
          <span className="tag tag-ok">
            <Check className="ic" aria-hidden />
            {texts.final.badge}
          </span>
        ) : (
          !hasEnded && (
            <p className="mut">Everyone decides once. The decision with the most votes is carried out.</p>
          )
        )}
      </div>
      <LeftDrafts run={run} current={hasEnded ? undefined : run.current_scenario?.id} />
      {hasBegun ? (
        <div className="final-grid">
          <div>
            <h3 className="t-label final-l">Room Preliminary Decisions</h3>
            <RoomLeanings run={run} />
            <Turnout run={run} />
          </div>
          <div>
            <h3 className="t-label final-l">Your Final Decision</h3>
            {hasEnded && final.vote === undefined ? (
              <Empty title="The simulation has ended">Decisions can no longer be submitted.</Empty>
            ) : (
              <FinalDecisionForm run={run} final={final} hasEnded={hasEnded} />
            )}
          </div>
        </div>
      ) : (
        <Empty title="Not open yet">
          The decisions appear here when your facilitator starts the simulation.
        </Empty>
      )}
    </section>
  );
}

/** How many have decided: the number only, never who or what. */
function Turnout({ run }: { run: Run }) {
  const seats = new Set(run.users_playing.map(({ user_run_id }) => user_run_id));
  const decided = new Set(
    run.all_users_decision
      .filter((vote) => vote.scenario_id === run.current_scenario?.id && seats.has(vote.user_run_id))
      .map(({ user_run_id }) => user_run_id),
  ).size;
  const verb = decided === 1 ? 'has made a' : 'have made their';
  return (
    <p className="turnout">
      <span className="t-clock">
        {decided} of {seats.size}
      </span>{' '}
      <span className="mut">{verb} final decision</span>
      <QuietStatus text={`${decided} of ${seats.size} ${verb} final decision`} />
    </p>
  );
}
