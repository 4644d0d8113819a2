import { chapterNames, type GuideSection, guideChapters, guideNames } from '@vincere/domain';
import { t } from '../../lib/text.ts';

const chapters = guideChapters.map(({ guide, chapter, sections }) => ({
  guide,
  guideName: t(guideNames[guide]),
  name: t(chapterNames[chapter]),
  sections: sections as readonly GuideSection[],
}));

/** The two guides with their chapters. */
export const guides = (['facilitator', 'author'] as const).map((guide) => ({
  guide,
  name: t(guideNames[guide]),
  chapters: chapters.filter((chapter) => chapter.guide === guide),
}));

/** Returns the chapter of a section. */
export function chapterOf(section: GuideSection): (typeof chapters)[number] | undefined {
  return chapters.find(({ sections }) => sections.includes(section));
}
