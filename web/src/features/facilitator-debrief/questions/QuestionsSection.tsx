import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { places } from '../kept-focus.ts';

/** The section of the questions of a run, with a button that opens the form for a question of one's own. */
export function QuestionsSection({
  isWriting,
  onWrite,
  children,
}: {
  /** Whether the form is open. */
  isWriting: boolean;
  onWrite: () => void;
  children: ReactNode;
}) {
  return (
    <Section
      title={t('Questions from this run')}
      titleId={places.questions}
      aside={
        <Button kind="quiet" size="sm" aria-expanded={isWriting} onClick={onWrite}>
          <Plus className="icon" aria-hidden />
          {t('Write Your Own')}
        </Button>
      }
    >
      {children}
    </Section>
  );
}
