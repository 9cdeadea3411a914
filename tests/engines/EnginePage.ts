export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type EngineOptions = {
  /** Where the browser keeps what it stores; opened again, it is the same browser. */
  folder: string;
  width: number;
  height: number;
};

/**
 * The only page of a browser: what the drivers of all engines can do. `press` and `fill` wait until
 * the control is there and visible, at most `PATIENCE_MS`.
 */
export type EnginePage = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  url: () => Promise<string>;
  /** Runs a function that uses nothing from around it in the page. */
  evaluate: <Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /** Presses the element that the XPath names. */
  press: (xpath: string) => Promise<void>;
  fill: (xpath: string, text: string) => Promise<void>;
  pressKey: (key: 'Escape' | 'Tab') => Promise<void>;
  /** Gives a file to the input that the XPath names, shown or not. */
  chooseFile: (xpath: string, file: string) => Promise<void>;
  close: () => Promise<void>;
};

/** How long an engine waits for a control; generous, since a busy machine is no defect. */
export const PATIENCE_MS = 30_000;
