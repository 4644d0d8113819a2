import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';

const restMs = 300;

/** A field to search a list: tells what was typed once the typing rests, or at once on Enter. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  /** What is searched for now; usually stands in the address. */
  value: string;
  onSearch: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was changed from elsewhere shows in the field; what was typed here is there already, and may have gone on.
  useEffect(() => {
    if (value === told.current || input.current === null) return;
    clearTimeout(timer.current);
    told.current = value;
    input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? '';
    if (typed === told.current) return;
    told.current = typed;
    onSearch(typed);
  };
  return (
    <div className="search" role="search">
      <Search className="ic" aria-hidden />
      <input
        ref={input}
        type="search"
        className="inp"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(tell, restMs);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          tell();
        }}
      />
    </div>
  );
}
