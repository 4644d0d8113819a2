import { t } from '../../../lib/text.ts';
import { FindingPicture } from '../../../parts/findings/FindingPicture.tsx';
import { debriefQuestionInWords } from '../../../parts/guided-debrief/words.ts';
import type { ControlQuestion } from '../types.ts';
import styles from './QuestionText.module.css';
import type { Stages } from './stages.ts';

/** A question with its name and its numbers. */
export function QuestionText({ question }: { question: ControlQuestion }) {
  const { question: text, name, numbers } = debriefQuestionInWords(question);
  return (
    <div className={styles.question}>
      {name !== null && <p className={styles.name}>{name}</p>}
      {question.is_authors && <p className={styles.name}>{t("The author's question")}</p>}
      <p className={styles.text}>{text}</p>
      {numbers !== null && <p className={styles.numbers}>{numbers}</p>}
    </div>
  );
}

/** The small picture of a question's numbers; nothing without any, and while the stages load. */
export function QuestionPicture({ question, stages }: { question: ControlQuestion; stages: Stages }) {
  const finding = question.from_run?.finding;
  const stage = stages.find(({ scenario_id }) => scenario_id === finding?.scenario_id);
  return (
    <span className={styles.picture} aria-hidden="true">
      {finding && stage && <FindingPicture finding={finding} stage={stage} />}
    </span>
  );
}
