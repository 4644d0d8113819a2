import { Link } from '@tanstack/react-router';
import type { GuideSection } from '@vincere/domain';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../../lib/browser/useMedia.ts';
import type { Language } from '../../lib/language.ts';
import { plural, t } from '../../lib/text.ts';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { guides } from './chapters.ts';
import { findSections } from './find.ts';
import styles from './GuideContents.module.css';
import type { Guide } from './load-guide.ts';

/** The contents of both guides with a search. `address` is the search of the address, which links keep. */
export function GuideContents({
  guide,
  current,
  language,
  address,
}: {
  guide: Guide;
  current: GuideSection;
  /** The language of `guide`. */
  language: Language;
  address: { lang: string | undefined };
}) {
  const isNarrow = useMedia('(max-width: 999px)');
  const [search, setSearch] = useState('');
  const matchingSections = search === '' ? null : findSections(guide.sections, search);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current !== null) showInside(nav.current, `[data-section="${current}"]`);
  }, [current]);
  const link = (section: GuideSection) => (
    <Link
      key={section}
      to="/admin/guide/$section"
      params={{ section }}
      search={address}
      lang={language}
      data-section={section}
      aria-current={section === current ? 'page' : undefined}
    >
      {guide.sections[section].title}
    </Link>
  );
  const contents = guides.map(({ guide: key, name, chapters }) => (
    <div key={key}>
      <h2 className={styles.guide}>{name}</h2>
      {chapters.map((chapter) => (
        <div key={chapter.name}>
          <h3 className={styles.chapter}>{chapter.name}</h3>
          {chapter.sections.map(link)}
        </div>
      ))}
    </div>
  ));
  return (
    <nav ref={nav} className={styles.contents} aria-label={t('Contents of the guide')}>
      <SearchField label={t('Find in the guide')} value={search} onSearch={setSearch} />
      <p className={styles.found} role="status">
        {matchingSections !== null && plural(matchingSections.length, '{count} section', '{count} sections')}
      </p>
      {matchingSections !== null ? (
        matchingSections.map(link)
      ) : isNarrow ? (
        <details className={styles.folded} key={current}>
          <summary>{t('Contents')}</summary>
          {contents}
        </details>
      ) : (
        contents
      )}
    </nav>
  );
}

/** Scrolls a box so that an element in it is in the middle, unless it is in view already. The page around stays where it is. */
function showInside(box: HTMLElement, selector: string): void {
  const element = box.querySelector(selector);
  if (element === null) return;
  const inside = element.getBoundingClientRect();
  const outside = box.getBoundingClientRect();
  if (inside.top >= outside.top && inside.bottom <= outside.bottom) return;
  box.scrollTop += (inside.top + inside.bottom - outside.top - outside.bottom) / 2;
}
