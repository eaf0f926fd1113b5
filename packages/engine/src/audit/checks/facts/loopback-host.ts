/**
 * Whether a host name is this very machine. Such an address counts as secure without https and its
 * spellings (localhost, 127.0.0.1) as one (W3C Secure Contexts, "potentially trustworthy origin").
 */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
