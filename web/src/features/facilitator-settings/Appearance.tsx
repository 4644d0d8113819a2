import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { setTheme, themes, useIsDark, useTheme } from '../../lib/theme.ts';
import { LanguageChoice } from '../../ui/LanguageChoice.tsx';
import { Switch } from '../../ui/Switch.tsx';

const looks = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
} as const;

/** Light, dark or as the device; seen at once in this browser. */
export function Appearance() {
  const name = useId();
  const theme = useTheme();
  const isDark = useIsDark();
  return (
    <>
      <fieldset className="themes">
        <legend className="sr">Theme</legend>
        {themes.map((one) => {
          const { label, Icon } = looks[one];
          return (
            <label key={one} className={one === theme ? 'theme on' : 'theme'}>
              <input
                type="radio"
                className="sr"
                name={name}
                checked={one === theme}
                onChange={() => setTheme(one)}
              />
              <Icon className="ic" aria-hidden />
              {label}
            </label>
          );
        })}
      </fieldset>
      <Switch
        label="Dark mode"
        hint="A theme is seen at once in this browser, and kept with your account when you save."
        checked={isDark}
        onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
      />
      <LanguageChoice />
    </>
  );
}
