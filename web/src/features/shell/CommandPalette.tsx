import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { plural, t } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { FindList } from './FindList.tsx';
import styles from './palette.module.css';
import { type Find, findNow, useFinds } from './useFinds.ts';

const restMs = 200;

/** Finds pages, simulations and runs by name and goes there; by keyboard alone. */
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
  const { finds, isOver, isFailed } = useFinds(search);
  const typed = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const current = Math.min(active, finds.length - 1);

  const find = () => {
    clearTimeout(timer.current);
    setSearch(typed.current);
    setActive(0);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    typed.current = text.trim();
    timer.current = setTimeout(find, restMs);
  };
  const go = (find: Find | undefined) => {
    if (find === undefined) return;
    onClose();
    void navigate({ to: find.to });
  };
  /** Goes to what is marked; where something else was typed since, to the first that this finds. */
  const enter = async () => {
    const wanted = typed.current;
    if (wanted === search && isOver) return go(finds[current]);
    find();
    const [first] = await findNow(wanted);
    if (input.current !== null && wanted === typed.current) go(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && finds.length > 0) {
      event.preventDefault();
      const next = (current + step + finds.length) % finds.length;
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
        aria-expanded={finds.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={finds.length > 0 ? `${id}-${current}` : undefined}
        placeholder={t('Search simulations, runs and pages')}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FindList id={id} finds={finds} active={current} onGo={go} onPoint={setActive} />
      {isFailed && (
        <FieldError>{t('Simulations and runs could not be searched. Please try again.')}</FieldError>
      )}
      <p className="hint" role="status">
        {isOver &&
          search !== '' &&
          (finds.length === 0
            ? t('Nothing found')
            : plural(finds.length, '{count} match', '{count} matches'))}
      </p>
    </div>
  );
}
