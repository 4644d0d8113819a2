import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { setTheme, themes, useIsDark, useTheme } from '../../lib/browser/theme.ts';
import type { Language } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { LanguageChoice } from '../../ui/choices/LanguageChoice.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import styles from './facilitator-settings.module.css';

const themeLabels = {
  light: { label: t('Light'), Icon: Sun },
  dark: { label: t('Dark'), Icon: Moon },
  system: { label: t('System'), Icon: Monitor },
} as const;

/** The theme, which applies in this browser at once, and the language, which applies when the settings are saved. */
export function Appearance({
  language,
  onLanguage,
}: {
  language: Language;
  onLanguage: (language: Language) => void;
}) {
  const name = useId();
  const theme = useTheme();
  const isDark = useIsDark();
  return (
    <>
      <fieldset className={styles.themes}>
        <legend className="visually-hidden">{t('Theme')}</legend>
        {themes.map((option) => {
          const { label, Icon } = themeLabels[option];
          return (
            <label
              key={option}
              className={option === theme ? `${styles.theme} ${styles.isOn}` : styles.theme}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={option === theme}
                onChange={() => setTheme(option)}
              />
              <Icon className="icon" aria-hidden />
              {label}
            </label>
          );
        })}
      </fieldset>
      <Switch
        label={t('Dark mode')}
        hint={t('A theme applies at once in this browser, and is saved with your account.')}
        checked={isDark}
        onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
      />
      <LanguageChoice value={language} onChange={onLanguage} />
    </>
  );
}
