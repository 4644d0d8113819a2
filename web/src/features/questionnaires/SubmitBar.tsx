import { questionnaires } from '@vincere/contract/messages';
import { CircleAlert } from 'lucide-react';
import { plural, rich, t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { tellHeight } from '../../ui/tell-height.ts';
import type { Progress } from './answers.ts';

const tellFoot = tellHeight('--foot-height');

/** The foot of the form: how far one is, what is missing, and the way to send it. */
export function SubmitBar({
  progress,
  valid,
  submitting,
  failure,
}: {
  progress: Progress;
  valid: boolean;
  submitting: boolean;
  failure: string | undefined;
}) {
  return (
    <div className="qb" ref={tellFoot}>
      <div className="qbi">
        {failure !== undefined && (
          <p className="err">
            <CircleAlert className="ic" aria-hidden />
            {failure}
          </p>
        )}
        <div className="qp" aria-hidden="true">
          {progress.answered.map((done, index) => (
            <i key={index} className={done ? 'v' : ''} />
          ))}
        </div>
        <p className="qbt num" id="assessment-progress">
          <span>
            {rich('<b>{total} of {count}</b> answered', {
              b: (words) => <b>{words}</b>,
              total: progress.total,
              count: progress.answered.length,
            })}
          </span>
          <span className="t-meta">{leftToDo(progress, valid)}</span>
        </p>
        <Button
          type="submit"
          kind="signal"
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

function leftToDo({ openLeft, untouched }: Progress, valid: boolean): string | null {
  if (openLeft > 0)
    return plural(openLeft, '{count} open answer still to write', '{count} open answers still to write');
  return valid && untouched > 0 ? t('{count} still at 1, as they started', { count: untouched }) : null;
}
