import { chooseLanguage, currentLanguage, type Language, languages } from '../lib/language.ts';
import { t } from '../lib/text.ts';

/** The language of the interface, in this browser; each stands in its own words. */
export function LanguageChoice() {
  return (
    <label className="lang">
      {t('Language')}
      <select
        className="inp"
        value={currentLanguage()}
        onChange={({ target }) => chooseLanguage(target.value as Language)}
      >
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
