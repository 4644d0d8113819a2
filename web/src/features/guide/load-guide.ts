import { useQuery } from '@tanstack/react-query';
import { type GuideSection, type GuideText, guideSections, parseGuide } from '@vincere/domain';
import type { Language } from '../../lib/language.ts';

/** The guide in one language. */
export type Guide = {
  sections: Readonly<Record<GuideSection, GuideText>>;
  /** The URL of each picture by its name. */
  pictures: Readonly<Record<string, string>>;
};

const sources = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
} as const satisfies Record<Language, () => Promise<unknown>>;

/** Loads the guide in a language. */
export async function loadGuide(language: Language): Promise<Guide> {
  const { texts, pictures } = await sources[language]();
  const byName = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([path, content]) => [nameOf(path), content]));
  const sectionTexts = byName(texts);
  return {
    sections: Object.fromEntries(
      guideSections.map((section) => [section, parseGuide(sectionTexts[section] ?? '')]),
    ) as Guide['sections'],
    pictures: byName(pictures),
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
}

/** Reads the guide in a language. Its files belong to the app, so it stays fresh. */
export function useGuide(language: Language) {
  return useQuery({
    queryKey: ['guide', language],
    queryFn: () => loadGuide(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
