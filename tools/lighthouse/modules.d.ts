/*
 * The parts of Lighthouse and Puppeteer that main.ts uses. Only `npm run lighthouse` installs the packages, so the type
 * check cannot rely on theirs.
 */

declare module 'puppeteer-core' {
  export interface Page {
    evaluateOnNewDocument<T>(script: (argument: T) => void, argument: T): Promise<unknown>;
  }
  export interface Browser {
    createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
    close(): Promise<void>;
  }
  export function launch(options: { executablePath: string; args: string[] }): Promise<Browser>;
}

declare module 'lighthouse' {
  export interface Flags {
    onlyCategories: string[];
    logLevel: 'error';
    disableStorageReset: boolean;
    maxWaitForLoad: number;
  }
  interface Report {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; displayValue?: string }>;
    environment: { benchmarkIndex: number };
  }
  export const desktopConfig: object;
  export default function lighthouse(
    url: string,
    flags: Flags,
    config: object | undefined,
    page: import('puppeteer-core').Page,
  ): Promise<{ lhr: Report } | undefined>;
}
