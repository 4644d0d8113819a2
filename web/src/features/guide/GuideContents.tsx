import { Link } from '@tanstack/react-router';
import type { GuideSection } from '@vincere/domain';
import { useState } from 'react';
import { plural, t } from '../../lib/text.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { guides } from './chapters.ts';
import { findSections } from './find.ts';
import styles from './GuideContents.module.css';
import type { Guide } from './load-guide.ts';

/** The contents of both guides with a search. `address` is the search of the address, which links keep. */
export function GuideContents({
  guide,
  current,
  address,
}: {
  guide: Guide;
  current: GuideSection;
  address: { lang: string | undefined };
}) {
  const isNarrow = useMedia('(max-width: 999px)');
  const [search, setSearch] = useState('');
  const found = search === '' ? null : findSections(guide.sections, search);
  const link = (section: GuideSection) => (
    <Link
      key={section}
      to="/admin/guide/$section"
      params={{ section }}
      search={address}
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
    <nav className={styles.contents} aria-label={t('Contents of the guide')}>
      <SearchField label={t('Find in the guide')} value={search} onSearch={setSearch} />
      <p className={styles.found} role="status">
        {found !== null && plural(found.length, '{count} section', '{count} sections')}
      </p>
      {found !== null ? (
        found.map(link)
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
