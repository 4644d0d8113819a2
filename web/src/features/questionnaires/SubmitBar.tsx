import { questionnaires } from '@vincere/contract/messages';
import { CircleAlert } from 'lucide-react';
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
            <b>
              {progress.total} of {progress.answered.length}
            </b>{' '}
            answered
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
          {submitting ? questionnaires.submitting : questionnaires.submit}
        </Button>
      </div>
    </div>
  );
}

function leftToDo({ openLeft, untouched }: Progress, valid: boolean): string | null {
  if (openLeft > 0) return `${openLeft} open ${openLeft === 1 ? 'answer' : 'answers'} still to write`;
  return valid && untouched > 0 ? `${untouched} still at 1, as they started` : null;
}
