import { useParams, useSearch } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { type GuideSection, guideSections } from '@vincere/domain';
import { GuideView } from '../../features/guide/GuideView.tsx';
import { useGuide } from '../../features/guide/load-guide.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { currentLanguage, isLanguage } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';

const isSection = (text: string | undefined): text is GuideSection =>
  (guideSections as readonly (string | undefined)[]).includes(text);

/** `/admin/guide/{section}`: the guides for facilitators and authors. An unknown section is the first one. */
export function GuidePage() {
  const { section } = useParams({ strict: false });
  const { lang } = useSearch({ strict: false });
  const language = isLanguage(lang) ? lang : currentLanguage();
  const currentSection = isSection(section) ? section : 'first-workshop';
  const guide = useGuide(language);
  useTitle(guide.data?.sections[currentSection].title, t('Guide'));
  return (
    <Loaded
      query={guide}
      failed={t('The guide could not be loaded.')}
      retry={t(shared.retry)}
      label={t('Loading the guide')}
    >
      {(loadedGuide) => (
        <GuideView guide={loadedGuide} section={currentSection} language={language} address={{ lang }} />
      )}
    </Loaded>
  );
}
