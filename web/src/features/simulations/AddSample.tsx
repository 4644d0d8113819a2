import { useId } from 'react';
import { type Language, languages } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './AddSample.module.css';

/**
 * A choice that takes the place of a new simulation: the sample in one of its languages, each named in that language. `adding` is the
 * one on its way.
 */
export function AddSample({
  adding,
  isDisabled,
  onAdd,
}: {
  adding: Language | undefined;
  isDisabled: boolean;
  onAdd: (language: Language) => void;
}) {
  const id = useId();
  return (
    <div role="group" className={styles.addSample} aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <span className="field-label" id={id}>
        {t('Add the sample simulation')}
      </span>
      <div className={styles.languages}>
        {Object.entries(languages).map(([language, name]) => (
          <Button
            key={language}
            kind="line"
            size="sm"
            lang={adding === language ? undefined : language}
            busy={adding === language}
            disabled={isDisabled || (adding !== undefined && adding !== language)}
            // Leaving a field would report that it is empty, and move this button.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAdd(language as Language)}
          >
            {adding === language ? t('Adding...') : name}
          </Button>
        ))}
      </div>
      <p className={`hint ${styles.hint}`} id={`${id}-hint`}>
        {t(
          'A finished simulation with 13 scenarios, files, key facts and a teaching note, to play or to change.',
        )}
      </p>
    </div>
  );
}
