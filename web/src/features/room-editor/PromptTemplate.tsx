import { posts as texts } from '@vincere/contract/messages';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../lib/browser/useCopy.ts';
import { t } from '../../lib/text.ts';
import { type Rooms, useRooms } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import styles from './PromptTemplate.module.css';
import { buildPrompt, type PromptFacts } from './prompt.ts';

/** A prompt with which a language model writes posts for the room. It can be copied and read. */
export function PromptTemplate({ facts }: { facts: PromptFacts }) {
  const rooms = useRooms();
  const { isCopied, copy } = useCopy();
  const prompt = promptOf(facts, rooms);
  if (prompt === null) return <FieldError>{t(texts.promptFailed)}</FieldError>;
  const copyPrompt = async () => {
    if (!(await copy(prompt)))
      toastError(t(texts.copyFailed), t('Open the prompt, select the text and copy it by hand.'));
  };
  return (
    <section className={styles.promptTemplate} aria-label={t('Prompt template')}>
      <div className={styles.promptHead}>
        <div>
          <h3>{t('Prompt template')}</h3>
          <p className="meta-text">
            {t(
              'The scenario, its decisions and the point of view of {persona}, ready to paste into a language model. Bring its JSON back here.',
              { persona: rooms.personaName(facts.room) },
            )}
          </p>
        </div>
        <Button kind="line" size="sm" onClick={() => void copyPrompt()}>
          {isCopied ? <Check className="icon" aria-hidden /> : <Copy className="icon" aria-hidden />}
          {isCopied ? t('Copied') : t('Copy')}
        </Button>
        {/* Not inside the button, because a live region there would become the button's name. */}
        <span className="visually-hidden" role="status">
          {isCopied && t('The prompt is in the clipboard.')}
        </span>
      </div>
      <details>
        <summary className="meta-text">{t('Read the prompt')}</summary>
        <pre className={styles.prompt} tabIndex={0} aria-label={t('Prompt')}>
          {prompt}
        </pre>
      </details>
    </section>
  );
}

/** Returns the prompt; null if a fact is missing. */
function promptOf(facts: PromptFacts, rooms: Rooms): string | null {
  try {
    return buildPrompt(facts, rooms);
  } catch {
    return null;
  }
}
