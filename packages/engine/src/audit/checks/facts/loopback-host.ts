/**
 * Whether a host name means this machine. Such an address is secure without https, and its spellings (localhost, 127.0.0.1)
 * are the same address (W3C Secure Contexts, "potentially trustworthy origin").
 */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
