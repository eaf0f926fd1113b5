import { vi } from 'vitest';

// A worker runs many files (isolate: false): each begins with its own modules, so that what a shared helper
// opens is closed at the end of the file that opened it. Packages stay loaded.
vi.resetModules();
