import { useEffect, useRef } from 'react';
import { t } from '../../lib/text.ts';
import { Heading } from '../../parts/guided-debrief/QuestionHead.tsx';
import type { GuidedDebrief, OwnDebrief } from '../../parts/guided-debrief/types.ts';
import { WhatWeLearnt } from '../../parts/guided-debrief/WhatWeLearnt.tsx';
import { Section } from '../../ui/Section.tsx';
import { CommitmentForm } from './CommitmentForm.tsx';
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
  const asks = !own.has_answered && !debrief.is_final;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAsked = useRef(asks);
  useEffect(() => {
    // The focused button left with the questions.
    if (hasAsked.current && !asks) heading.current?.focus();
    hasAsked.current = asks;
  }, [asks]);
  return (
    <>
      <Heading
        ref={heading}
        phase="done"
        text={asks ? t('How was this debrief?') : t('The debrief is over.')}
      />
      {own.has_answered && <p role="status">{t('Thank you. You are done with the questions.')}</p>}
      {asks && <Statements runId={runId} />}
      {!asks && (
        <WhatWeLearnt
          debrief={debrief}
          own={new Set(own.entries.map(({ id }) => id))}
          commitment={
            own.commitment !== null && (
              <Section title={t('Your commitment')}>
                <CommitmentForm
                  scope={scope}
                  runId={runId}
                  commitment={own.commitment}
                  canBeReminded={own.can_be_reminded}
                  isOpen={false}
                />
              </Section>
            )
          }
        />
      )}
    </>
  );
}
