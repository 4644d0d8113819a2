import { runs } from '@vincere/contract/messages';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { plural, rich, t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import decisionChoiceStyles from '../../../parts/decisions/DecisionChoice.module.css';
import { DecisionMark, letterOf, RoomMark } from '../../../parts/marks.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import dialogActionsStyles from '../../../ui/dialogs/dialog-actions.module.css';
import type { Decisions, RunBoard } from '../types.ts';
import { countWord, finalTurnout, nextOf } from '../votes/vote-status.ts';
import styles from './TieDialog.module.css';

/** Asks the facilitator to choose one of the tied decisions or to let the tie-break rule decide. Nothing is preselected. */
export function TieDialog({
  board,
  decisions,
  isLast = false,
  busy,
  onAdvance,
  onClose,
}: {
  board: RunBoard;
  decisions: Decisions;
  /** True if each decision ends the simulation. */
  isLast?: boolean;
  busy: boolean;
  /** Gets the chosen decision; undefined lets the tie-break rule decide. */
  onAdvance: (decisionId: number | undefined) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { cast, people, missing } = finalTurnout(board);
  const tiedVotes = board.final_votes.filter((vote) => board.leading.includes(vote.decision_id));
  const count = tiedVotes[0]?.count ?? 0;
  const letter = (id: number) => letterOf(decisions.findIndex((decision) => decision.id === id));
  const number = countWord(tiedVotes.length).toLowerCase();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.tieDialog}
      title={count === 1 ? t('One vote each') : t('{number} votes each', { number: countWord(count) })}
      text={
        missing.length === 0
          ? t(
              'All {people} have decided and {number} decisions are level. You choose which one is carried out.',
              { people, number },
            )
          : t(
              '{cast} of {people} have decided and {number} decisions are level. You choose which one is carried out.',
              { cast, people, number },
            )
      }
      busy={busy}
      footer={
        <>
          <Button kind="quiet" className={dialogActionsStyles.atLeft} disabled={busy} onClick={onClose}>
            {t('Back to the run')}
          </Button>
          <Button kind="line" busy={busy} onClick={() => onAdvance(undefined)}>
            {t('Let the Rule Decide')}
          </Button>
          <Button
            kind="signal"
            disabled={chosen === null}
            busy={busy}
            onClick={() => chosen !== null && onAdvance(chosen)}
          >
            {actionText(isLast, chosen === null ? undefined : letter(chosen))}
          </Button>
        </>
      }
    >
      <div
        className={`${decisionChoiceStyles.choice} rows panel`}
        role="radiogroup"
        aria-label={t('Tied decisions')}
      >
        {tiedVotes.map((option) => (
          <TiedOption
            key={option.decision_id}
            option={option}
            decisions={decisions}
            next={nextOf(board, option.decision_id)}
            people={people}
            isChosen={option.decision_id === chosen}
            onChoose={() => setChosen(option.decision_id)}
          />
        ))}
      </div>
      <WhatButtonsDo action={actionText(isLast, undefined)} rule={ruleText(board, letter)} />
    </Dialog>
  );
}

/** Returns the label of the button that advances with the chosen decision, if one is chosen. */
function actionText(isLast: boolean, letter: string | undefined): string {
  if (letter === undefined) return isLast ? t('Finish Simulation') : t(runs.controls.next);
  return isLast ? t('Finish with {letter}', { letter }) : t('Next Stage with {letter}', { letter });
}

/** Explains the two buttons that advance. */
function WhatButtonsDo({ action, rule }: { action: string; rule: ReactNode }) {
  return (
    <div className={`notice ${styles.buttons}`}>
      <p>
        {rich('<b>{button}</b> carries out your choice. The report says that the facilitator decided.', {
          b,
          button: action,
        })}
      </p>
      <p>
        {rule}{' '}
        {t(
          'The rule: the decision that leads in more rooms wins. If the rooms are level too, the one that reached its votes first wins.',
        )}
      </p>
    </div>
  );
}

const b = (words: ReactNode) => <b>{words}</b>;

/** Returns which decision the rule carries out now, and why. */
function ruleText(
  { rule_choice, final_votes, leading }: RunBoard,
  nameOf: (id: number) => string,
): ReactNode {
  if (rule_choice === null) return rich('<b>Let the Rule Decide</b> has no result yet.', { b });
  const letter = nameOf(rule_choice.decision_id);
  const tiedVotes = final_votes.filter((vote) => leading.includes(vote.decision_id));
  const most = Math.max(...tiedVotes.map(({ rooms_led }) => rooms_led.length));
  const ahead = tiedVotes.filter(({ rooms_led }) => rooms_led.length === most);
  if (ahead.length > 1 && ahead.length < tiedVotes.length)
    return rich(
      '<b>Let the Rule Decide</b> carries out {letter}: {letters} lead in most rooms, and of these {letter} reached its votes first.',
      { b, letter, letters: listNames(ahead.map(({ decision_id }) => nameOf(decision_id))) },
    );
  return rule_choice.decided_by === 'rooms'
    ? rich('<b>Let the Rule Decide</b> carries out {letter}, because it leads in more rooms.', {
        b,
        letter,
      })
    : rich('<b>Let the Rule Decide</b> carries out {letter}, because it reached its votes first.', {
        b,
        letter,
      });
}

function TiedOption({
  option,
  decisions,
  next,
  people,
  isChosen,
  onChoose,
}: {
  option: RunBoard['final_votes'][number];
  decisions: Decisions;
  next: string | null;
  people: number;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  const index = decisions.findIndex((decision) => decision.id === option.decision_id);
  const rooms = option.rooms_led;
  return (
    <label
      className={
        isChosen ? `${decisionChoiceStyles.option} ${decisionChoiceStyles.isOn}` : decisionChoiceStyles.option
      }
    >
      <input
        className={decisionChoiceStyles.optionInput}
        type="radio"
        name="tied"
        checked={isChosen}
        aria-labelledby={`${id}-t`}
        aria-describedby={`${id}-d`}
        onChange={onChoose}
      />
      <span className="option-radio" aria-hidden="true" />
      <DecisionMark index={index} filled={isChosen} />
      <span className={decisionChoiceStyles.optionTitle} id={`${id}-t`}>
        <span className="visually-hidden">{letterOf(index)}: </span>
        {decisions[index]?.title_of_decision}
      </span>
      <span className={`${decisionChoiceStyles.optionText} ${styles.tieGroup}`} id={`${id}-d`}>
        <span>
          {rich('{part} of {total}', { part: <b className="number">{option.count}</b>, total: people })}
        </span>
        <span className={`row ${styles.tieRooms}`}>
          {rooms.map((room) => (
            <RoomMark key={room} room={room} size={16} />
          ))}
          {rooms.length === 0
            ? t('leads in no room')
            : plural(rooms.length, 'leads in {count} room', 'leads in {count} rooms')}
        </span>
        {option.reached_at && (
          <span>
            {rich('reached {number} at {time}', {
              number: countWord(option.count).toLowerCase(),
              time: <span className="number">{formatTime(new Date(option.reached_at))}</span>,
            })}
          </span>
        )}
        <span className={styles.nextScenario}>
          <ArrowRight className="icon" aria-hidden />
          <span className="story">{next ?? t('The end of the simulation')}</span>
        </span>
      </span>
    </label>
  );
}
