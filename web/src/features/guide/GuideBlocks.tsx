import { type GuideBlock, type GuidePart, textOfGuide } from '@vincere/domain';
import { createElement, type ReactNode } from 'react';
import { Parts, TextBlock } from '../../parts/prose/TextBlock.tsx';
import styles from './GuideBlocks.module.css';

type Rendering = {
  /** The URL of each picture by its name. */
  pictures: Readonly<Record<string, string>>;
  /** The level of the title above the blocks, 1 or 2. */
  titleLevel: 1 | 2;
  /** Renders a reference to another section. */
  link: (section: string, text: string) => ReactNode;
};

/** Renders the blocks of a section of the guide. */
export function GuideBlocks({ blocks, ...rendering }: { blocks: readonly GuideBlock[] } & Rendering) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} rendering={rendering} />
      ))}
    </div>
  );
}

function OneBlock({ block, rendering }: { block: GuideBlock; rendering: Rendering }) {
  const parts = (inside: readonly GuidePart[]) => <GuideParts parts={inside} link={rendering.link} />;
  switch (block.kind) {
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section
          className={styles.tableFrame}
          tabIndex={0}
          aria-label={block.head.map(textOfGuide).join(', ')}
        >
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    {parts(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>{parts(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    case 'figure':
      return (
        <figure className={styles.figure}>
          <img src={rendering.pictures[block.picture]} alt={block.alt} loading="lazy" />
          {block.legend.length > 0 && (
            <figcaption>
              <ol>
                {block.legend.map((item, index) => (
                  <li key={index}>{parts(item)}</li>
                ))}
              </ol>
            </figcaption>
          )}
        </figure>
      );
    default:
      return (
        <TextBlock
          block={block}
          heading={(text, level) =>
            createElement(
              `h${Math.min(rendering.titleLevel + level - 1, 6)}`,
              { className: level === 2 ? styles.heading : styles.subheading },
              text,
            )
          }
          part={(part) => renderPart(part, rendering.link)}
        />
      );
  }
}

/** Renders the parts of a text of the guide. */
export function GuideParts({ parts, link }: { parts: readonly GuidePart[] } & Pick<Rendering, 'link'>) {
  return <Parts parts={parts} part={(part) => renderPart(part, link)} />;
}

function renderPart(part: GuidePart, link: Rendering['link']): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return (
        <strong>
          <GuideParts parts={part.parts} link={link} />
        </strong>
      );
    // Italics mark the words of a screen.
    case 'italic':
      return (
        <span className={styles.label}>
          <GuideParts parts={part.parts} link={link} />
        </span>
      );
    case 'code':
      return <code>{part.text}</code>;
    case 'section':
      return link(part.section, part.text);
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noreferrer">
          {part.text}
        </a>
      );
    case 'picture':
      return part.alt;
  }
}
