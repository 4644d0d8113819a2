import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { plural, t } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import styles from './palette.module.css';
import { ResultList } from './ResultList.tsx';
import { type SearchResult, searchNow, useSearchResults } from './useSearchResults.ts';

/** Delay in ms between the last key and the search. */
const searchDelayMs = 200;

/** Finds pages, simulations and runs by name and opens them. It can be used by keyboard alone. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('Go to')}>
      <Palette onClose={onClose} />
    </Dialog>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { results, isDone, isFailed } = useSearchResults(search);
  const typedText = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const activeIndex = Math.min(active, results.length - 1);

  const searchTyped = () => {
    clearTimeout(timer.current);
    setSearch(typedText.current);
    setActive(0);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    typedText.current = text.trim();
    timer.current = setTimeout(searchTyped, searchDelayMs);
  };
  const go = (result: SearchResult | undefined) => {
    if (result === undefined) return;
    onClose();
    void navigate({ to: result.to });
  };
  /** Opens the active result. If the text has changed since the search, searches again and opens the first result. */
  const enter = async () => {
    const wantedText = typedText.current;
    if (wantedText === search && isDone) return go(results[activeIndex]);
    searchTyped();
    const [first] = await searchNow(wantedText);
    if (input.current !== null && wantedText === typedText.current) go(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      const next = (activeIndex + step + results.length) % results.length;
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void enter();
    }
  };
  return (
    <div className={styles.palette}>
      <input
        ref={input}
        className="input"
        type="text"
        role="combobox"
        aria-label={t('Search simulations, runs and pages')}
        aria-expanded={results.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={results.length > 0 ? `${id}-${activeIndex}` : undefined}
        placeholder={t('Search simulations, runs and pages')}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ResultList id={id} results={results} active={activeIndex} onGo={go} onPoint={setActive} />
      {isFailed && (
        <FieldError>{t('Simulations and runs could not be searched. Please try again.')}</FieldError>
      )}
      <p className="hint" role="status">
        {isDone &&
          search !== '' &&
          (results.length === 0
            ? t('Nothing found')
            : plural(results.length, '{count} match', '{count} matches'))}
      </p>
    </div>
  );
}
