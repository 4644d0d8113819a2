import { chooseLanguage, currentLanguage, type Language, languages } from '../lib/language.ts';
import { t } from '../lib/text.ts';

/** The language of the interface, in this browser; each stands in its own words. Where nothing waits to be saved it is taken at once. */
export function LanguageChoice({
  value = currentLanguage(),
  onChange = chooseLanguage,
}: {
  value?: Language | undefined;
  onChange?: (language: Language) => void;
}) {
  return (
    <label className="lang">
      {t('Language')}
      <select className="inp" value={value} onChange={({ target }) => onChange(target.value as Language)}>
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
