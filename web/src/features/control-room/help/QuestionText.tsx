import { formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import questionsStyles from '../../../parts/questionnaires/questions.module.css';
import { useRooms } from '../../../parts/rooms.tsx';
import { fullName } from '../votes/vote-status.ts';
import styles from './QuestionText.module.css';
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
  const { placeName } = useRooms();
  return (
    <>
      <div className={styles.whose}>
        <RoomMark room={question.room_name} />
        <b>{fullName(question)}</b>
        <span className="dimmed number">
          {placeName(question.room_name)}, {formatTime(new Date(question.created_at))}
        </span>
        {question.has_left && <span className="tag">{t('Removed since')}</span>}
        {children}
      </div>
      <p className={questionsStyles.questionText}>{question.content}</p>
      {question.answers.map(({ id, by, content, created_at }) => (
        <div key={id} className={questionsStyles.answer}>
          <p className="meta-text number">
            {by}, {formatTime(new Date(created_at))}
          </p>
          <p className={questionsStyles.questionText}>{content}</p>
        </div>
      ))}
    </>
  );
}
