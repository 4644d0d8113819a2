import '../../styles/votes.css';
import { useLocation } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { QuietStatus } from '../../ui/QuietStatus.tsx';
import { Empty } from '../../ui/states.tsx';
import { finalPlace, goToFinal } from '../runs/final-place.ts';
import { FinalDecisionForm } from './FinalDecisionForm.tsx';
import { RoomLeanings } from './RoomLeanings.tsx';
import { turnoutOf } from './turnout.ts';
import { useFinalVote } from './useFinalVote.ts';

/** What the rooms lean to, and the own final decision of the stage. */
export function FinalDecision({ run, hasEnded }: { run: Run; hasEnded: boolean }) {
  const final = useFinalVote(run);
  const isSubmitted = final.vote !== undefined && final.going === undefined;
  const hasBegun = run.status !== 'DRAFT';
  const isOpen = hasBegun && !hasEnded && !isSubmitted;
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    // Who comes from their room for it wants the form, not the page.
    if (hash === finalPlace) goToFinal();
  }, [hash]);
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
      {hasBegun ? (
        <div className="final-grid">
          <div>
            <h3 className="t-label final-l">Room Preliminary Decisions</h3>
            <RoomLeanings run={run} />
            <Turnout run={run} />
          </div>
          <div id={finalPlace}>
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
  const { decided, people } = turnoutOf(run);
  const verb = decided === 1 ? 'has made a' : 'have made their';
  return (
    <p className="turnout">
      <span className="t-clock">
        {decided} of {people}
      </span>{' '}
      <span className="mut">{verb} final decision</span>
      <QuietStatus text={`${decided} of ${people} ${verb} final decision`} />
    </p>
  );
}
