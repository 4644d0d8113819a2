import { questionnaires } from '@vincere/contract/messages';
import { plural, rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { publishHeight } from '../../ui/publish-height.ts';
import type { Progress } from './answers.ts';
import styles from './SubmitBar.module.css';

const publishFoot = publishHeight('--foot-height');

/** The foot of the form: progress, missing answers, and the submit button. */
export function SubmitBar({
  progress,
  perCategory,
  valid,
  submitting,
  failure,
}: {
  progress: Progress;
  /** The number of questions in each category. */
  perCategory: number;
  valid: boolean;
  submitting: boolean;
  failure: string | undefined;
}) {
  return (
    <div className={styles.submitBar} ref={publishFoot}>
      <div className={styles.submitContent}>
        {failure !== undefined && <FieldError className={styles.failure}>{failure}</FieldError>}
        <div className={styles.progress} aria-hidden="true">
          {progress.answered.map((isDone, index) => (
            <i
              key={index}
              className={isDone ? styles.isFilled : ''}
              data-last={(index + 1) % perCategory === 0 || undefined}
            />
          ))}
        </div>
        <p className={`${styles.progressText} number`} id="assessment-progress">
          <span>
            {rich('<b>{total} of {count}</b> answered', {
              b: (words) => <b>{words}</b>,
              total: progress.total,
              count: progress.answered.length,
            })}
          </span>
          <span className="meta-text">{remainingText(progress, valid)}</span>
        </p>
        <Button
          type="submit"
          kind="signal"
          className={styles.submitButton}
          busy={submitting}
          disabled={!valid}
          aria-describedby="assessment-progress"
        >
          {submitting ? t(questionnaires.submitting) : t(questionnaires.submit)}
        </Button>
      </div>
    </div>
  );
}

function remainingText({ unansweredTexts, untouched }: Progress, isValid: boolean): string | null {
  if (unansweredTexts > 0)
    return plural(
      unansweredTexts,
      '{count} open answer still to write',
      '{count} open answers still to write',
    );
  return isValid && untouched > 0 ? t('{count} still at 1, as they started', { count: untouched }) : null;
}
