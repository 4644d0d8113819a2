import { formatTime, placeName } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { fullName } from '../standing.ts';
import type { AskedQuestion } from './useHelpLine.ts';

/** A question with its author, room and time, and the answers to it. */
export function QuestionText({
  question,
  children,
}: {
  question: AskedQuestion;
  /** Shown at the end of the first line. */
  children?: React.ReactNode;
}) {
  return (
    <>
      <div className="help-w">
        <RoomMark room={question.room_name} />
        <b>{fullName(question)}</b>
        <span className="dim num">
          {placeName(question.room_name)}, {formatTime(new Date(question.created_at))}
        </span>
        {question.has_left && <span className="tag">{t('Removed since')}</span>}
        {children}
      </div>
      <p className="help-x">{question.content}</p>
      {question.answers.map(({ id, by, content, created_at }) => (
        <div key={id} className="help-a">
          <p className="t-meta num">
            {by}, {formatTime(new Date(created_at))}
          </p>
          <p className="help-x">{content}</p>
        </div>
      ))}
    </>
  );
}
