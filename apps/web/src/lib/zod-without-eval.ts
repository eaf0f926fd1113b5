// zod tries `new Function` to see whether it may generate code, and our Content-Security-Policy reports the
// attempt in the console. This is `z.config({ jitless: true })` without loading zod: its configuration is
// this global, which must be set before the first schema is made. Import it before everything else.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
