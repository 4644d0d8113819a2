import { percentage } from '@vincere/domain';
import type { ReactNode } from 'react';
import { t } from '../../../lib/text.ts';
import { VoteBar } from '../../../parts/decisions/VoteBar.tsx';
import { QuietStatus } from '../../../ui/QuietStatus.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Decisions, RunBoard } from '../types.ts';
import { finalTurnout } from './vote-status.ts';

/** The decisions of the scenario with the number of final decisions for each. `children` explain the Next Stage button. */
export function FinalVotes({
  board,
  decisions,
  isWaiting,
  children,
}: {
  board: RunBoard;
  decisions: Decisions;
  /** True until the stage begins. */
  isWaiting: boolean;
  children?: ReactNode;
}) {
  const { cast, people } = finalTurnout(board);
  const votesOf = (id: number) =>
    board.final_votes.find((voteCount) => voteCount.decision_id === id)?.count ?? 0;
  return (
    <Section
      title={t('Available Decisions')}
      aside={
        !isWaiting && (
          <span className="meta-text number">{t('{cast} of {people} final', { cast, people })}</span>
        )
      }
    >
      <QuietStatus text={t('{cast} of {people} final decisions', { cast, people })} />
      {decisions.length === 0 && (
        <p className="muted">
          {isWaiting ? t('They come when the stage begins.') : t('This scenario has no decisions.')}
        </p>
      )}
      <div className="stack">
        {decisions.map(({ id, title_of_decision }, index) => (
          <VoteBar
            key={id}
            index={index}
            title={title_of_decision}
            count={votesOf(id)}
            percentage={percentage(votesOf(id), cast)}
            leading={board.leading.includes(id)}
            tied={board.leading.length > 1 && board.leading.includes(id)}
          />
        ))}
      </div>
      {children}
    </Section>
  );
}
