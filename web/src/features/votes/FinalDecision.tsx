import { useLocation } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { plural, rich, t } from '../../lib/text.ts';
import { QuietStatus } from '../../ui/QuietStatus.tsx';
import { Empty } from '../../ui/states.tsx';
import { finalPlace, goToFinal } from '../runs/decisions/final-place.ts';
import { FinalDecisionForm } from './FinalDecisionForm.tsx';
import { RoomLeanings } from './RoomLeanings.tsx';
import { turnoutOf } from './turnout.ts';
import type { useFinalVote } from './useFinalVote.ts';
import styles from './votes.module.css';

/** The leading decisions of the rooms, and the user's final decision of the stage. */
export function FinalDecision({
  run,
  final,
  hasEnded,
}: {
  run: Run;
  final: ReturnType<typeof useFinalVote>;
  hasEnded: boolean;
}) {
  const isSubmitted = final.vote !== undefined && final.pending === undefined;
  const hasBegun = run.status !== 'DRAFT';
  const isOpen = hasBegun && !hasEnded && !isSubmitted;
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    // A user who followed a link to the final decision wants this section, not the top of the page.
    if (hash === finalPlace) goToFinal();
  }, [hash]);
  return (
    <section
      id={finalPlace}
      className={isOpen ? `${styles.final} ${styles.isOpen}` : styles.final}
      aria-labelledby="final-title"
    >
      <div className={styles.finalHead}>
        <h2 id="final-title" className="heading-2" tabIndex={-1}>
          {isOpen ? t(texts.final.required) : t('Final Decision')}
        </h2>
        {isSubmitted ? (
          <span className="tag tag-ok">
            <Check className="icon" aria-hidden />
            {t(texts.final.badge)}
          </span>
        ) : (
          !hasEnded && (
            <p className="muted">
              {t('Everyone decides once. The decision with the most votes is carried out.')}
            </p>
          )
        )}
      </div>
      {hasBegun ? (
        <div className={styles.finalGrid}>
          <div>
            <h3 className={`label-text ${styles.finalTitle}`}>{t('Room Preliminary Decisions')}</h3>
            <RoomLeanings run={run} />
            <Turnout run={run} />
          </div>
          <div>
            <h3 className={`label-text ${styles.finalTitle}`}>{t('Your Final Decision')}</h3>
            {hasEnded && final.vote === undefined ? (
              <Empty title={t('The simulation has ended')}>
                {t('Decisions can no longer be submitted.')}
              </Empty>
            ) : (
              <FinalDecisionForm run={run} final={final} hasEnded={hasEnded} />
            )}
          </div>
        </div>
      ) : (
        <Empty title={t('Not open yet')}>
          {t('The decisions appear here when your facilitator starts the simulation.')}
        </Empty>
      )}
    </section>
  );
}

/** The number of people who have decided, without names and decisions. */
function Turnout({ run }: { run: Run }) {
  const { decided, people } = turnoutOf(run);
  const parts = {
    decided,
    people,
    n: (words: ReactNode) => <span className={`digits ${styles.decidedCount}`}>{words}</span>,
    mut: (words: ReactNode) => <span className="muted">{words}</span>,
  };
  return (
    <p className={styles.turnout}>
      {decided === 1
        ? rich('<n>{decided} of {people}</n> <mut>has made a final decision</mut>', parts)
        : rich('<n>{decided} of {people}</n> <mut>have made their final decision</mut>', parts)}
      <QuietStatus
        text={plural(
          decided,
          '{count} of {people} has made a final decision',
          '{count} of {people} have made their final decision',
          { people },
        )}
      />
    </p>
  );
}
