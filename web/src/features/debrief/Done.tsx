import { useDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { ActionList } from '../../parts/guided-debrief/ActionList.tsx';
import { Heading } from '../../parts/guided-debrief/QuestionHead.tsx';
import type { GuidedDebrief, OwnDebrief } from '../../parts/guided-debrief/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { CommitmentForm } from './CommitmentForm.tsx';
import { skippedKey } from './draft-keys.ts';
import { Statements } from './Statements.tsx';

/** The end of a debrief: the questions about it, then what the group will do and the person's commitment. */
export function Done({
  runId,
  scope,
  debrief,
  own,
}: {
  runId: number;
  scope: string;
  debrief: GuidedDebrief;
  own: OwnDebrief;
}) {
  // A reload must not ask again.
  const [skipped, setSkipped] = useDraft(skippedKey(scope));
  const canAnswer = !own.has_answered && !debrief.is_final;
  const asks = canAnswer && skipped === '';
  return (
    <>
      <Heading phase="done" text={asks ? t('How was this debrief?') : t('The debrief is over.')} />
      {own.has_answered && <p role="status">{t('Thank you. Your answers have been counted.')}</p>}
      {asks && <Statements runId={runId} onSkip={() => setSkipped('skipped')} />}
      {canAnswer && !asks && (
        <p>
          <Button kind="line" size="sm" onClick={() => setSkipped('')}>
            {t('Answer the Questions')}
          </Button>
        </p>
      )}
      {!asks && own.commitment !== null && (
        <Section title={t('Your commitment')}>
          <CommitmentForm
            scope={scope}
            runId={runId}
            commitment={own.commitment}
            canBeReminded={own.can_be_reminded}
            isOpen={false}
          />
        </Section>
      )}
      {!asks && <ActionList actions={debrief.actions} />}
    </>
  );
}
