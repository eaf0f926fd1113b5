import type { PageSpeedSettings } from '../analysis/pagespeed/create-page-speed.ts';
import type { Config } from '../config.ts';
import { fetchJson } from '../infra/safe-fetch/trusted-fetch.ts';

/** Who measures speed for this installation: Google, a browser of its own, or nobody. */
export function choosePageSpeed(config: Config): PageSpeedSettings {
  const allowPrivateTargets = new Set(config.ALLOW_PRIVATE_TARGETS);
  const now = Date.now;
  // With `lighthouse` the configuration is refused at start unless CHROME_PATH is set.
  if (config.PAGESPEED === 'lighthouse' && config.CHROME_PATH)
    return { mode: 'lighthouse', chromePath: config.CHROME_PATH, allowPrivateTargets, now };
  if (config.PAGESPEED !== 'psi') return { mode: 'off' };
  const { PAGESPEED_API_URL: apiUrl, PAGESPEED_API_KEY: apiKey } = config;
  return { mode: 'psi', apiUrl, apiKey, allowPrivateTargets, fetchJson, now };
}
