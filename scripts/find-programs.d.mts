export function findProgram(name: string): string | undefined;
export function findChromium(): string | undefined;
export function hasPostgres(): boolean;
