import { useId } from 'react';
import { t } from '../../../lib/text.ts';
import { ChoiceButtons } from '../../../ui/choices/ChoiceButtons.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import styles from './ReleaseChoice.module.css';
import { parseRelease, problemOfRelease, warningOf } from './release-time.ts';

const wayLabels = {
  stage: t('With the stage'),
  time: t('At a time'),
  held: t('When released'),
} as const;
type Way = keyof typeof wayLabels;

/** Labels for live posts, whose times count from now. */
const liveLabels: Record<Way, string> = { stage: t('Now'), time: t('Later'), held: t('When released') };

const ways = Object.keys(wayLabels) as Way[];
/** What is filled in when a way is chosen. */
const typedTexts: Record<Way, string> = { stage: '', time: '5:00', held: 'held' };

function wayOf(text: string): Way {
  if (text === '') return 'stage';
  return text === 'held' ? 'held' : 'time';
}

/**
 * Chooses when new posts appear. `typed` is the release as text: blank, a time such as `5:00`, or `held`. With `conditions`, they
 * can be chosen too; what they are is asked elsewhere.
 */
export function ReleaseChoice({
  typed,
  stageSeconds = null,
  live = false,
  autoFocus = false,
  conditions,
  onChange,
}: {
  typed: string;
  /** Time limit of the stage in seconds; null without one. */
  stageSeconds?: number | null;
  live?: boolean;
  /** Puts the focus on the chosen way at first. */
  autoFocus?: boolean;
  conditions?: { isChosen: boolean; onChoose: (isChosen: boolean) => void };
  onChange: (typed: string) => void;
}) {
  const id = useId();
  const onConditions = conditions?.isChosen ?? false;
  const way = wayOf(typed);
  const labels = live ? liveLabels : wayLabels;
  const options: [Way | 'conditions', string][] = ways.map((wayOption) => [wayOption, labels[wayOption]]);
  if (conditions) options.push(['conditions', t('On conditions')]);
  const problem = problemOfRelease(typed);
  const warning = problem === undefined ? warningOf(parseRelease(typed) ?? null, stageSeconds) : undefined;
  const choose = (next: Way | 'conditions') => {
    if (next === 'conditions' || onConditions) conditions?.onChoose(next === 'conditions');
    // A post with conditions has no other time at first.
    onChange(next === 'conditions' ? '' : typedTexts[next]);
  };
  return (
    <div className={styles.release}>
      <div className="row wrap">
        <span className="label-text" id={`${id}-label`}>
          {t('Appears')}
        </span>
        <ChoiceButtons
          labelledBy={`${id}-label`}
          options={options}
          value={onConditions ? 'conditions' : way}
          autoFocus={autoFocus}
          onChange={choose}
        />
        {!onConditions && way === 'time' && (
          <span className={styles.time}>
            <input
              className={`input input-sm ${styles.releaseTime} number`}
              aria-label={live ? t('Minutes and seconds from now') : t('Minutes and seconds into the stage')}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={`${id}-note`}
              maxLength={8}
              value={typed}
              // Blank text would select "with the stage", so an emptied field keeps a space.
              onChange={(event) => onChange(event.target.value || ' ')}
            />
            <span className="hint" aria-hidden>
              {live ? t('from now') : t('into the stage')}
            </span>
          </span>
        )}
      </div>
      {!onConditions && (
        <div id={`${id}-note`}>
          {problem !== undefined ? (
            <FieldError>{problem}</FieldError>
          ) : (
            warning !== undefined && <p className="hint">{warning}</p>
          )}
        </div>
      )}
    </div>
  );
}
