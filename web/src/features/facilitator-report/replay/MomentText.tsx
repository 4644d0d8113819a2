import { mayQuote } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Moment, ReplayOf } from '../types.ts';
import type { Naming } from './moments.ts';
import styles from './Replay.module.css';

type Vote = Extract<Moment, { kind: 'room-vote' | 'final-vote' }>;

/**
 * The text of a moment, such as a note, an order or a reason. The projector shows a reason only if the facilitator, who has read
 * it on the page, shows this one.
 */
export function MomentText({
  replay: { moments },
  place,
  naming,
  quoted,
  onQuote,
}: {
  replay: ReplayOf;
  place: number;
  naming: Naming;
  /** The keys of the votes whose reasons the projector shows. */
  quoted: ReadonlySet<string>;
  /** Changes these. Left out where they can't be changed. */
  onQuote?: (quoted: ReadonlySet<string>) => void;
}) {
  const moment = moments[place];
  if (moment === undefined) return null;
  switch (moment.kind) {
    case 'note':
    case 'announced':
    case 'fact':
    case 'order':
      return <blockquote className={styles.text}>{moment.text}</blockquote>;
    case 'shared':
      return (
        <>
          {moment.line !== '' && <p className={styles.line}>{moment.line}</p>}
          <blockquote className={styles.text}>{moment.text}</blockquote>
        </>
      );
    case 'room-vote':
    case 'final-vote': {
      const isQuoted = quoted.has(keyOf(moment)) && mayQuote(moments, moment);
      if (moment.reasoning === '' || (naming === 'rooms' && !isQuoted)) return null;
      return (
        <>
          <blockquote className={styles.text}>{moment.reasoning}</blockquote>
          {onQuote !== undefined && (
            <QuoteSwitch
              canQuote={mayQuote(moments, moment)}
              isQuoted={isQuoted}
              onToggle={() => onQuote(toggled(quoted, keyOf(moment)))}
            />
          )}
        </>
      );
    }
    default:
      return null;
  }
}

function QuoteSwitch({
  canQuote,
  isQuoted,
  onToggle,
}: {
  canQuote: boolean;
  isQuoted: boolean;
  onToggle: () => void;
}) {
  if (!canQuote)
    return (
      <p className="meta-text">{t('Nobody else chose this, so the projector does not show the reason.')}</p>
    );
  return (
    <p className={styles.quote}>
      <Button kind="line" aria-pressed={isQuoted} onClick={onToggle}>
        {t('Show This Reason on the Projector')}
      </Button>
      <span className="meta-text">
        {isQuoted
          ? t('The projector shows it at this moment.')
          : t('The projector hides reasons until you show one.')}
      </span>
    </p>
  );
}

/** Returns a key that no other vote of the run has: a seat votes once in a stage, in its room and for all. */
function keyOf({ kind, seat_id, decision_id }: Vote): string {
  return `${kind} ${seat_id} ${decision_id}`;
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set(keys.has(key) ? [...keys].filter((otherKey) => otherKey !== key) : [...keys, key]);
}
