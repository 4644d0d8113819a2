import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import type { GuideSection } from '@vincere/domain';
import { useRef, useState } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { chapterOf, guides } from './chapters.ts';
import { GuideBlocks, GuideParts } from './GuideBlocks.tsx';
import styles from './GuidePanel.module.css';
import { useGuide } from './load-guide.ts';

/** The guide beside a page, opened at the section of the page. */
export function GuideBeside({ sectionOfPage }: { sectionOfPage: GuideSection }) {
  const language = currentLanguage();
  const guide = useGuide(language);
  // The section that was chosen here. Another page resets it.
  const [chosen, setChosen] = useState<{ on: GuideSection; section: GuideSection } | null>(null);
  const section = chosen?.on === sectionOfPage ? chosen.section : sectionOfPage;
  const body = useRef<HTMLElement>(null);
  const choose = (next: GuideSection) => {
    setChosen({ on: sectionOfPage, section: next });
    body.current?.scrollTo(0, 0);
  };
  const link = (to: string, text: string) => (
    <button type="button" className={styles.link} onClick={() => choose(to as GuideSection)}>
      {text}
    </button>
  );
  return (
    <>
      <Loaded
        query={guide}
        failed={t('The guide could not be loaded.')}
        retry={t(shared.retry)}
        label={t('Loading the guide')}
      >
        {({ sections, pictures }) => {
          const { title, lead, blocks } = sections[section];
          return (
            <>
              <div className={styles.bar}>
                <p>{chapterOf(section)?.name}</p>
                <select
                  className="input"
                  aria-label={t('Section of the guide')}
                  value={section}
                  onChange={({ target }) => choose(target.value as GuideSection)}
                >
                  {guides.flatMap(({ name, chapters }) =>
                    chapters.map((chapter) => (
                      <optgroup key={chapter.name} label={`${name}: ${chapter.name}`}>
                        {chapter.sections.map((sectionKey) => (
                          <option key={sectionKey} value={sectionKey}>
                            {sections[sectionKey].title}
                          </option>
                        ))}
                      </optgroup>
                    )),
                  )}
                </select>
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
              <section
                ref={body}
                className={`${styles.body} ${styles.guide}`}
                tabIndex={0}
                aria-labelledby={panelTitle}
              >
                <h2 id={panelTitle}>{title}</h2>
                <p>
                  <GuideParts parts={lead} link={link} />
                </p>
                <GuideBlocks blocks={blocks} pictures={pictures} titleLevel={2} link={link} />
              </section>
            </>
          );
        }}
      </Loaded>
      <div className={styles.foot}>
        <span>{t('The key ? opens and closes this.')}</span>
        <Link
          to="/admin/guide/$section"
          params={{ section }}
          search={{}}
          className="button button-line button-sm"
        >
          {t('Open Full Guide')}
        </Link>
      </div>
    </>
  );
}

const panelTitle = 'guide-beside-title';
