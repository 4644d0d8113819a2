import { type SheetEncoding, sheetEncodings } from '@vincere/domain';
import { plural, t, translated } from '../../lib/text.ts';
import styles from './roster.module.css';
import type { ReadSheet } from './types.ts';

/** Says which sheet was read and what was left out of it. Asks for the encoding of a file that does not say it. */
export function SheetNotes({
  sheet,
  busy,
  onEncoding,
}: {
  sheet: ReadSheet;
  busy: boolean;
  onEncoding: (encoding: SheetEncoding) => void;
}) {
  const { name, hidden_rows, encoding, asks_encoding } = sheet;
  return (
    <div className={styles.sheetNotes}>
      {(name !== '' || hidden_rows > 0) && (
        <p className="hint">
          {name !== '' && t('The sheet “{name}” was read.', { name })}{' '}
          {hidden_rows > 0 &&
            plural(
              hidden_rows,
              '{count} hidden row was left out. To add it, show it in the sheet.',
              '{count} hidden rows were left out. To add them, show them in the sheet.',
            )}
        </p>
      )}
      {encoding !== null && asks_encoding && (
        <label className={styles.encoding}>
          <span className="hint">
            {t(
              'The file does not say how it writes its letters. If a name looks wrong, choose another encoding.',
            )}
          </span>
          <select
            className="input input-sm"
            aria-label={t('Encoding of the file')}
            value={encoding}
            disabled={busy}
            onChange={({ target }) => onEncoding(target.value as SheetEncoding)}
          >
            {Object.entries(sheetEncodings).map(([value, label]) => (
              <option key={value} value={value}>
                {translated(label)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
