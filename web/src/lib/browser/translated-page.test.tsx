import { render } from '@testing-library/react';
import fc from 'fast-check';
import { Fragment } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowTranslation } from './translated-page.ts';

/** A translator has its own methods of the DOM, which no script of the page changes. */
// oxlint-disable-next-line typescript/unbound-method -- each is called with its node as `this`
const { insertBefore, removeChild } = Node.prototype;
const take = (text: Text) => removeChild.call(text.parentNode, text);
const replace = (text: Text, standIn: Node) => {
  insertBefore.call(text.parentNode, standIn, text);
  take(text);
};

let end: () => void;
beforeEach(() => {
  end = allowTranslation();
});
afterEach(() => end());

const font = (...nodes: (Node | string)[]) => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(...nodes);
  outer.append(inner);
  return outer;
};
/** Waits until the page has heard of the latest changes. */
const heard = () => new Promise((resolve) => setTimeout(resolve));
const mark = (text: string) => (text.includes('⟦') ? text : `⟦${text}⟧`);
const bare = (element: Element) => (element.textContent ?? '').replaceAll(/[⟦⟧]/g, '');

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentNode }) => data.trim() !== '' && !data.includes('⟦') && parentNode);
}

/** Returns the texts of each element that has several in a row. */
function rows(root: Node): [Text, ...Text[]][] {
  const all: [Text, ...Text[]][] = [];
  for (const text of textsIn(root)) {
    const row = all.at(-1);
    if (row !== undefined && row.at(-1) === text.previousSibling) row.push(text);
    else all.push([text]);
  }
  return all;
}

const paragraphs = (root: Element) =>
  [...root.querySelectorAll('p')].filter((paragraph) => textsIn(paragraph).length > 0);

/** The ways in which translators change a page. */
const translators: Record<string, (root: Element) => void> = {
  'replaces each text': (root) => {
    for (const text of textsIn(root)) replace(text, font(mark(text.data)));
  },
  'inserts its own node and removes the text': (root) => {
    for (const text of textsIn(root)) {
      text.parentNode?.insertBefore(font(mark(text.data)), text);
      text.parentNode?.removeChild(text);
    }
  },
  'moves each text into its own node': (root) => {
    for (const text of textsIn(root)) {
      const wrapper = document.createElement('font');
      replace(text, wrapper);
      wrapper.append(text);
      text.data = mark(text.data);
    }
  },
  'replaces neighbouring texts by one node': (root) => {
    for (const [first, ...others] of rows(root)) {
      const all = [first, ...others].map(({ data }) => data).join('');
      for (const other of others) take(other);
      replace(first, font(mark(all)));
    }
  },
  'merges neighbouring texts, then replaces them': (root) => {
    for (const [first, ...others] of rows(root)) {
      for (const other of others) {
        first.data += other.data;
        take(other);
      }
      replace(first, font(mark(first.data)));
    }
  },
  'merges neighbouring texts into the first': (root) => {
    for (const [first, ...others] of rows(root)) {
      first.data = mark([first, ...others].map((text) => text.data).join(''));
      for (const other of others) take(other);
    }
  },
  'changes the data of each text': (root) => {
    for (const text of textsIn(root)) text.data = mark(text.data);
  },
  'replaces each text by another text': (root) => {
    for (const text of textsIn(root)) replace(text, document.createTextNode(mark(text.data)));
  },
  'moves the whole content of a paragraph into its own node': (root) => {
    for (const paragraph of paragraphs(root)) {
      const wrapper = document.createElement('font');
      while (paragraph.firstChild !== null) insertBefore.call(wrapper, paragraph.firstChild, null);
      insertBefore.call(paragraph, wrapper, null);
      for (const text of textsIn(wrapper)) replace(text, font(mark(text.data)));
    }
  },
  'replaces the whole content of a paragraph': (root) => {
    for (const paragraph of paragraphs(root)) {
      const text = bare(paragraph);
      while (paragraph.firstChild !== null) removeChild.call(paragraph, paragraph.firstChild);
      insertBefore.call(paragraph, font(mark(text)), null);
    }
  },
};

type Part = { kind: 'text' | 'element' | 'group' | 'button'; text: string; key: number };

function Parts({ parts }: { parts: readonly Part[] }) {
  const [first, second, ...others] = parts;
  return (
    <p>
      {first?.text} of {second?.text}
      {second?.kind === 'text' && second.text}
      {others.map(({ kind, text, key }) =>
        kind === 'text' ? (
          text
        ) : kind === 'group' ? (
          <Fragment key={key}>
            {text} and {key}
          </Fragment>
        ) : kind === 'element' ? (
          <b key={key}>{text}</b>
        ) : (
          <button key={key} type="button">
            {text}: {key}
          </button>
        ),
      )}
      {first?.kind === 'text' ? <i>{first.text}</i> : first?.text}
    </p>
  );
}

const part = fc.record({
  kind: fc.constantFrom('text', 'element', 'group', 'button') as fc.Arbitrary<Part['kind']>,
  text: fc.constantFrom('', '1', '2', 'Ada', 'is here'),
  key: fc.nat(5),
});
const states = fc.array(fc.uniqueArray(part, { selector: ({ key }) => key, maxLength: 5 }), {
  minLength: 2,
  maxLength: 6,
});

test.each(Object.entries(translators))('a page stays right when a translator %s', async (_, translate) => {
  await fc.assert(
    fc.asyncProperty(states, fc.array(fc.tuple(fc.boolean(), fc.boolean())), async (all, pauses) => {
      const view = render(<Parts parts={[]} />);
      try {
        for (const [index, parts] of all.entries()) {
          // A translator may hear of a change before the page does, and React may render before the page hears of a translation.
          const [before, after] = pauses[index] ?? [false, false];
          if (before) await heard();
          translate(view.container);
          if (after) await heard();
          view.rerender(<Parts parts={parts} />);
          const untranslated = render(<Parts parts={parts} />);
          expect(bare(view.container)).toBe(untranslated.container.textContent);
          untranslated.unmount();
        }
      } finally {
        view.unmount();
      }
    }),
    { numRuns: 15 },
  );
});

test('a text stays right after a translator has shown the original again', async () => {
  const Count = ({ count }: { count: number }) => <p>{count} of 3</p>;
  const { container, rerender } = render(<Count count={1} />);
  const [text] = textsIn(container) as [Text];
  const standIn = font('⟦1⟧');
  replace(text, standIn);
  await heard();
  standIn.parentNode?.insertBefore(text, standIn);
  standIn.remove();
  expect(container).toHaveTextContent('1 of 3');
  rerender(<Count count={2} />);
  expect(container).toHaveTextContent('2 of 3');
});

test('a removed text does not come back when the element is translated again', async () => {
  const { container, rerender } = render(<p>{['one', 'two']}</p>);
  rerender(<p>three</p>);
  await heard();
  rerender(<p>{['four', 'five']}</p>);
  translators['replaces each text']?.(container);
  await heard();
  rerender(<p>{['six', 'five']}</p>);
  expect(bare(container)).toBe('sixfive');
});
