import { Link } from '@tanstack/react-router';
import { type GuideSection, guideSections } from '@vincere/domain';
import type { Language } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { chapterOf } from './chapters.ts';
import { GuideBlocks, GuideParts } from './GuideBlocks.tsx';
import { GuideContents } from './GuideContents.tsx';
import { GuideLanguage } from './GuideLanguage.tsx';
import { GuidePdf } from './GuidePdf.tsx';
import styles from './GuideView.module.css';
import type { Guide } from './load-guide.ts';

/** A section of the guide with the contents beside it. `address` is the search of the address, which links keep. */
export function GuideView({
  guide,
  section,
  language,
  address,
}: {
  guide: Guide;
  section: GuideSection;
  language: Language;
  address: { lang: string | undefined };
}) {
  const { title, lead, blocks } = guide.sections[section];
  const at = guideSections.indexOf(section);
  const chapter = chapterOf(section);
  const link = (to: string, text: string) => (
    <Link to="/admin/guide/$section" params={{ section: to }} search={address}>
      {text}
    </Link>
  );
  const neighbour = (label: string, other: GuideSection | undefined) =>
    other === undefined ? (
      <span />
    ) : (
      <Link to="/admin/guide/$section" params={{ section: other }} search={address}>
        <span className={styles.direction}>{label}</span>
        <b lang={language}>{guide.sections[other].title}</b>
      </Link>
    );
  return (
    <div className={styles.frame}>
      <GuideContents guide={guide} current={section} language={language} address={address} />
      {/* The key moves the focus to the title of another section. */}
      <main key={section} id="main" className={styles.section}>
        <div className={styles.tools}>
          <p className="meta-text">
            {chapter?.guideName}, {chapter?.name}
          </p>
          <div className={styles.choices}>
            <GuideLanguage section={section} language={language} />
            <GuidePdf language={language} />
          </div>
        </div>
        <div lang={language}>
          <h1 className="heading-1">{title}</h1>
          <p className={styles.lead}>
            <GuideParts parts={lead} link={link} />
          </p>
          <GuideBlocks blocks={blocks} pictures={guide.pictures} titleLevel={1} link={link} />
        </div>
        <nav className={styles.neighbours} aria-label={t('Neighbouring sections')}>
          {neighbour(t('Previous'), guideSections[at - 1])}
          {neighbour(t('Next'), guideSections[at + 1])}
        </nav>
      </main>
    </div>
  );
}
