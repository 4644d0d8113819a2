import {
  type GuideBlock,
  type GuideSection,
  type GuideText,
  guideSections,
  textOfGuide,
} from '@vincere/domain';

/** Returns the sections that contain all words of a search, those with a matching title first. */
export function findSections(
  sections: Readonly<Record<GuideSection, GuideText>>,
  search: string,
): GuideSection[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word));
  const matchingSections = guideSections.filter((section) => hasAll(wholeText(sections[section])));
  const isTitled = (section: GuideSection) => hasAll(sections[section].title);
  return [...matchingSections.filter(isTitled), ...matchingSections.filter((section) => !isTitled(section))];
}

function wholeText({ title, lead, blocks }: GuideText): string {
  return [title, textOfGuide(lead), ...blocks.map(textOfBlock)].join('\n');
}

function textOfBlock(block: GuideBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return textOfGuide(block.parts);
    case 'list':
      return block.items.map(textOfGuide).join('\n');
    case 'table':
      return [block.head, ...block.rows].flat().map(textOfGuide).join('\n');
    case 'figure':
      return [block.alt, ...block.legend.map(textOfGuide)].join('\n');
  }
}
