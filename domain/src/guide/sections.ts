/** The sections of the two guides in the order of reading, by chapter. Each is a file in `guide/<language>`. */
export const guideChapters = [
  {
    guide: 'facilitator',
    chapter: 'before',
    sections: ['first-workshop', 'what-you-need', 'agendas', 'rooms', 'people-and-codes'],
  },
  {
    guide: 'facilitator',
    chapter: 'during',
    sections: ['control-room', 'nudge-hold-release', 'tie', 'when-things-go-wrong'],
  },
  {
    guide: 'facilitator',
    chapter: 'after',
    sections: ['debrief', 'ratings', 'report', 'take-home'],
  },
  { guide: 'facilitator', chapter: 'administration', sections: ['accounts'] },
  {
    guide: 'author',
    chapter: 'writing',
    sections: [
      'a-simulation',
      'hidden-profile',
      'decisions',
      'posts',
      'reading-time',
      'outcomes',
      'objectives',
      'checks',
    ],
  },
  { guide: 'author', chapter: 'exchange', sections: ['package', 'workbook'] },
] as const;

export type GuideChapter = (typeof guideChapters)[number];
export type GuideSection = GuideChapter['sections'][number];

export const guideSections: readonly GuideSection[] = guideChapters.flatMap(({ sections }) => sections);

/** The names of guides and chapters in English. */
export const guideNames = { facilitator: 'Facilitator’s Guide', author: 'Author’s Guide' } as const;
export const chapterNames = {
  before: 'Before',
  during: 'During',
  after: 'After',
  administration: 'Administration',
  writing: 'Writing',
  exchange: 'Packages and workbooks',
} as const;
