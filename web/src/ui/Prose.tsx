import styles from './Prose.module.css';

type Block = { kind: 'text' | 'title' | 'list'; lines: string[] };

/**
 * Renders a longer plain text: blank lines separate paragraphs, `- ` begins a list item, and a short first line without a
 * full stop is the title of its paragraph.
 */
export function Prose({ text, lede = false }: { text: string; lede?: boolean }) {
  const blocks = blocksOf(text);
  return (
    <div className={lede ? `prose reading-text ${styles.withLead}` : 'prose reading-text'}>
      {blocks.map((block, index) => {
        if (block.kind === 'title')
          return (
            <p key={index} className={styles.proseHeading}>
              {block.lines[0]}
            </p>
          );
        if (block.kind === 'list')
          return (
            <ul key={index}>
              {block.lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          );
        return <p key={index}>{block.lines.join('\n')}</p>;
      })}
    </div>
  );
}

const longestTitle = 60;

function blocksOf(text: string): Block[] {
  return text
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .flatMap((part) => {
      const [head = '', ...rest] = part.split(/\r?\n/);
      const isTitle =
        rest.length > 0 && head.length <= longestTitle && /[^.!?:,;-]\s*$/.test(head) && !isItem(head);
      return isTitle ? [{ kind: 'title' as const, lines: [head] }, ...runsOf(rest)] : runsOf([head, ...rest]);
    });
}

const isItem = (line: string) => /^[-*•] /.test(line);

function runsOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const kind = isItem(line) ? 'list' : 'text';
    const last = blocks.at(-1);
    const written = kind === 'list' ? line.slice(2) : line;
    if (last?.kind === kind) last.lines.push(written);
    else blocks.push({ kind, lines: [written] });
  }
  return blocks;
}
