import { chooseLanguage, currentLanguage, type Language, languages } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { toastError } from '../toasts/Toaster.tsx';
import styles from './LanguageChoice.module.css';

/** Changes the interface language of this browser, or says that the browser doesn't store the choice. */
export function changeLanguage(language: Language): void {
  if (!chooseLanguage(language))
    toastError(t('The language was not changed'), t('This browser stores nothing for this site.'));
}

/** Selects the interface language of this browser; each is named in that language. Applies at once unless a form saves it. */
export function LanguageChoice({
  value = currentLanguage(),
  onChange = changeLanguage,
}: {
  value?: Language | undefined;
  onChange?: (language: Language) => void;
}) {
  return (
    <label className={styles.languageChoice}>
      {t('Language')}
      <select className="input" value={value} onChange={({ target }) => onChange(target.value as Language)}>
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
