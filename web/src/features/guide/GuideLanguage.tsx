import { useNavigate } from '@tanstack/react-router';
import type { GuideSection } from '@vincere/domain';
import { type Language, languages } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { Segmented } from '../../ui/choices/Segmented.tsx';

const options = (Object.keys(languages) as Language[]).map((value) => ({ value, name: languages[value] }));

/** Selects the language of the guide. That of the screens stays. */
export function GuideLanguage({ section, language }: { section: GuideSection; language: Language }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label={t('Language of the guide')}
      value={language}
      options={options}
      onChange={(lang) =>
        void navigate({ to: '/admin/guide/$section', params: { section }, search: { lang }, replace: true })
      }
    />
  );
}
