import type { EngineSettings, PageSpeedChoice } from '@visible-ai/engine';
import type { Config } from '../config.ts';

/** What measures speed for this installation: Google, a browser of its own, or nothing. */
function pageSpeed(config: Config): PageSpeedChoice {
  // With `lighthouse` the configuration is refused at start unless CHROME_PATH is set.
  if (config.PAGESPEED === 'lighthouse' && config.CHROME_PATH)
    return { mode: 'lighthouse', chromePath: config.CHROME_PATH };
  if (config.PAGESPEED !== 'psi') return { mode: 'off' };
  return { mode: 'psi', apiUrl: config.PAGESPEED_API_URL, apiKey: config.PAGESPEED_API_KEY };
}

/** The engine's settings, from this installation's configuration. */
export function engineSettings(config: Config): Omit<EngineSettings, 'version'> {
  const { AGENT_RANGES_URL: agentLists } = config;
  const { FIRECRAWL_API_URL, FIRECRAWL_API_KEY, AI_BASE_URL, AI_API_KEY, AI_MODEL } = config;
  return {
    homepage: config.APP_URL,
    allowPrivateTargets: config.ALLOW_PRIVATE_TARGETS,
    pageSpeed: pageSpeed(config),
    crawlRate: config.CRAWL_RATE,
    warmReaders: true,
    agentRangesUrl: agentLists === 'off' ? undefined : agentLists,
    firecrawl: FIRECRAWL_API_URL ? { apiUrl: FIRECRAWL_API_URL, apiKey: FIRECRAWL_API_KEY } : null,
    // The configuration accepts both or neither.
    model: AI_BASE_URL && AI_MODEL ? { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL } : null,
  };
}
