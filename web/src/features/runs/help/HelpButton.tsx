import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { plural, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { dialogPart } from '../../../ui/dialogs/dialog-part.tsx';
import styles from './HelpButton.module.css';
import { useOwnHelp } from './useOwnHelp.ts';
import { useQuestion } from './useQuestion.ts';

const HelpDialog = dialogPart(
  async () => (await import('./HelpDialog.tsx')).HelpDialog,
  (props) => props.onClose(),
);

/** The button in the header that opens the help line, with the number of unread answers. */
export function HelpButton({ run }: { run: Run }) {
  const help = useOwnHelp(run);
  const [isOpen, setIsOpen] = useState(false);
  const isOver = isFinished(run.status);
  const question = useQuestion(run, isOver);
  if (isOver && help.questions.length === 0) return null;
  return (
    <span className={styles.helpButton}>
      <Button
        kind="quiet"
        className="button-icon"
        aria-label={
          help.unread > 0
            ? plural(
                help.unread,
                'Ask the facilitator: {count} new answer',
                'Ask the facilitator: {count} new answers',
              )
            : t('Ask the facilitator')
        }
        title={t('Ask the facilitator')}
        onClick={() => setIsOpen(true)}
      >
        <MessageCircleQuestion className="icon" aria-hidden />
        {help.unread > 0 && (
          <em className="tag-count" aria-hidden="true">
            {help.unread}
          </em>
        )}
      </Button>
      <HelpDialog
        help={help}
        question={question}
        isOver={isOver}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </span>
  );
}
