const OLDEST = [20, 19];

/** Ends the process with one line when this Node.js is older than the product supports. */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Visible AI needs Node.js ${OLDEST.join('.')} or newer; this is ${version}.`);
  process.exit(1);
}
