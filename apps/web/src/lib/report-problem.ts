/** Logs a problem that must not stop the page. Visitors never see it. */
export function reportProblem(what: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(what, detail);
}
