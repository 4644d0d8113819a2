/** The sign of the table. */
export function TableMark() {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M8 4h8v7H8zM3 14h18M6 14v6M18 14v6" />
    </svg>
  );
}
