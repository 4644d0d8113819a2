import { useEffect, useState } from 'react';

/** Returns an address of a blob, which is valid while the component is mounted; undefined until it is made. */
export function useAddress(blob: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === null) return;
    const objectUrl = URL.createObjectURL(blob);
    setAddress(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setAddress(undefined);
    };
  }, [blob]);
  return address;
}
