const OF_PROGRAMS = /^[\w-]+\.(?:js|mjs|jl|css|php|rb|lua)$/i;

/** Whether what looks like a host is the name of a program: "impress.js". No host ends so. */
export const isProgramName = (name: string): boolean => OF_PROGRAMS.test(name);
