import { useId } from 'react';
import { t } from '../../lib/text.ts';
import { FieldError } from '../../ui/Field.tsx';
import choiceButtonsStyles from './choice-buttons.module.css';
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

/** The time filled in when "time" is chosen. */
const defaultTime = '5:00';

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
  const way = onConditions ? undefined : wayOf(typed);
  const labels = live ? liveLabels : wayLabels;
  const problem = problemOfRelease(typed);
  const warning = problem === undefined ? warningOf(parseRelease(typed) ?? null, stageSeconds) : undefined;
  const choose = (next: Way) => {
    if (onConditions) conditions?.onChoose(false);
    onChange(next === 'stage' ? '' : next === 'held' ? 'held' : defaultTime);
  };
  const chooseConditions = () => {
    conditions?.onChoose(true);
    // A post with conditions has no other time at first.
    onChange('');
  };
  return (
    <div className={styles.release}>
      <div className="row wrap">
        <span className="label-text" id={`${id}-label`}>
          {t('Appears')}
        </span>
        <div className={choiceButtonsStyles.releaseChoice} role="radiogroup" aria-labelledby={`${id}-label`}>
          {(Object.keys(wayLabels) as Way[]).map((wayOption) => (
            <label key={wayOption}>
              <input
                type="radio"
                name={`${id}-way`}
                checked={way === wayOption}
                autoFocus={autoFocus && way === wayOption}
                onChange={() => choose(wayOption)}
              />
              <span>{labels[wayOption]}</span>
            </label>
          ))}
          {conditions && (
            <label>
              <input
                type="radio"
                name={`${id}-way`}
                checked={onConditions}
                autoFocus={autoFocus && onConditions}
                onChange={chooseConditions}
              />
              <span>{t('On conditions')}</span>
            </label>
          )}
        </div>
        {way === 'time' && (
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
