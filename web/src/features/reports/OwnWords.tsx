import { categoryTitles } from '@vincere/domain';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { inWords } from './alignment.ts';
import { openPairs } from './answers.ts';
import type { AnswerMap } from './types.ts';

const shownAtFirst = 2;

/** The open answers of both questionnaires, one under the other. */
export function OwnWords({ before, after }: { before: AnswerMap | null; after: AnswerMap | null }) {
  const [all, setAll] = useState(false);
  if (before === null && after === null) return null;
  const pairs = openPairs(before, after);
  return (
    <Section title="In your own words">
      <div id="own-words">
        {(all ? pairs : pairs.slice(0, shownAtFirst)).map((pair) => (
          <div key={pair.category} className="ow">
            <h3>{categoryTitles[pair.category]}</h3>
            {pair.before !== null && (
              <p className="bf">
                <span>Before</span>
                {pair.before}
              </p>
            )}
            {pair.after !== null && (
              <p className="af">
                <span>After</span>
                {pair.after}
              </p>
            )}
          </div>
        ))}
      </div>
      <Button
        kind="line"
        size="sm"
        aria-expanded={all}
        aria-controls="own-words"
        onClick={() => setAll(!all)}
      >
        {all ? `Show ${inWords(shownAtFirst)}` : `Show all ${pairs.length === 5 ? 'five' : pairs.length}`}
      </Button>
    </Section>
  );
}
