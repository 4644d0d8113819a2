import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';

const restMs = 300;

/** A search field for a list. Reports the text after a pause in typing, or at once on Enter. */
export function SearchField({
  label,
  value,
  onSearch,
  className = '',
}: {
  label: string;
  /** Current search text, usually from the address. */
  value: string;
  onSearch: (value: string) => void;
  className?: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const reportedValue = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Show a value that was changed elsewhere. A value typed here may already be outdated by further typing.
  useEffect(() => {
    if (value === reportedValue.current || input.current === null) return;
    clearTimeout(timer.current);
    reportedValue.current = value;
    input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = () => {
    clearTimeout(timer.current);
    const typedText = input.current?.value.trim() ?? '';
    if (typedText === reportedValue.current) return;
    reportedValue.current = typedText;
    onSearch(typedText);
  };
  return (
    <div className={`search-field ${className}`} role="search">
      <Search className="icon" aria-hidden />
      <input
        ref={input}
        type="search"
        className="input"
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
